import { Suspense } from 'react'
import type { BoardProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { FullTally } from './later.ts'
import type { TictactoeAction } from '../../rules/action.ts'
import type { OwnWords } from '../../words.ts'

type Props = Pick<BoardProps<View, TictactoeAction, OwnWords>, 'runId' | 'view' | 'locale' | 't'>

/** Nine guesses; from the first sign of a player on each as a dot, how many are left, and what the grid is worth. */
export const Tally = (props: Props) => (
  // Without a run, as in the page's own HTML, nothing is waited for.
  <Suspense fallback={props.t.own.nine}>{props.view ? <FullTally {...props} /> : props.t.own.nine}</Suspense>
)
