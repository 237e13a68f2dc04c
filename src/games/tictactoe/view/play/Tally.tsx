import { Suspense } from 'react'
import type { BoardProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { FullTally } from './lazy.ts'
import type { TictactoeAction } from '../../rules/action.ts'
import type { OwnWords } from '../../words.ts'

type Props = Pick<BoardProps<View, TictactoeAction, OwnWords>, 'runId' | 'view' | 'locale' | 't'>

/** Guesses left and points; as dots after the first interaction. */
export const Tally = (props: Props) => (
  // Without a run, as in static HTML, nothing suspends.
  <Suspense fallback={props.t.own.nine}>{props.view ? <FullTally {...props} /> : props.t.own.nine}</Suspense>
)
