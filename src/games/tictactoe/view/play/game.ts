import type { PlayGame } from '#play/game.ts'
import { Asking } from './Asking.tsx'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { GUESSES } from '../../rules/terms.ts'
import { playing } from './lazy.ts'
import { Tally } from './Tally.tsx'
import type { TictactoeAction } from '../../rules/action.ts'
import type { OwnWords } from '../../words.ts'

export const game: PlayGame<View, TictactoeAction, OwnWords> = {
  id: 'tictactoe',
  paths: { today: '/tictactoe/today', practice: '/tictactoe/solo' },
  steps: { max: GUESSES, done: ({ guesses }) => guesses.length },
  Asking,
  Tally,
  Dock,
  board: async () => (await playing()).board,
  end: async () => (await playing()).end(),
  took: (action, _, now) => action.type !== 'guess' || now.guesses.at(-1)?.cell === action.cell,
}
