import { Suspense } from 'react'
import type { BoardProps, PlayGame } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { FullProgress, playing } from './lazy.ts'
import type { TictactoeAction } from '../../rules/action.ts'
import type { OwnWords } from '../../words.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import { GUESSES } from '../../rules/terms.ts'

type Props = Pick<BoardProps<View, TictactoeAction, OwnWords>, 'runId' | 'view' | 'locale' | 't'>

/** Guesses left and points; as dots after the first interaction. */
const Progress = (props: Props) => (
  // Without a run, as in static HTML, nothing suspends.
  <Suspense fallback={props.t.own.nine}>{props.view ? <FullProgress {...props} /> : props.t.own.nine}</Suspense>
)

export const game: PlayGame<View, TictactoeAction, OwnWords> = {
  id: 'tictactoe',
  paths: { today: '/tictactoe/today', practice: '/tictactoe/solo' },
  steps: { max: GUESSES, done: ({ guesses }) => guesses.length },
  Asking,
  Progress,
  Dock,
  board: async () => (await playing()).board,
  end: async () => (await playing()).end(),
  took: (action, _, now) => action.type !== 'guess' || now.guesses.at(-1)?.cell === action.cell,
}
