import type { PlayGame } from '#play/game.ts'
import { Asking } from '../../view/play/Asking.tsx'
import { CELLS } from '../../rules/terms.ts'
import type { MatchView } from '../../rules/match.ts'
import { Dock } from './Dock.tsx'
import { playing } from './lazy.ts'
import { Seats } from './Seats.tsx'
import type { MatchMove } from './wire.ts'
import type { MatchWords } from './words.ts'

/** Two sides on one grid, against a bot or a second person at the same screen. */
export const game: PlayGame<MatchView, MatchMove, MatchWords> = {
  id: 'tictactoe',
  paths: { today: '/tictactoe/today', practice: '/tictactoe/bot' },
  steps: { max: CELLS, done: ({ turns }) => turns.length },
  Asking,
  Progress: Seats,
  Dock,
  board: async () => (await playing()).board,
  end: async () => (await playing()).end(),
  took: () => true,
}
