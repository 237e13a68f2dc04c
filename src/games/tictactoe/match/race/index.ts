import type { Seat } from '#games/engine.ts'
import { matchOf, type MatchAction } from '#games/match/index.ts'
import { tictactoeMatch } from '../../rules/match.ts'
import {
  SEATS,
  type Dealt,
  type Figures,
  type Game,
  type GameView,
  type Move,
  type Refusal,
  type Settings,
} from './state.ts'
import { tableOf } from './table.ts'
import { forfeit, isDecided, kickOff, move, sideOf, stop, timeUp, wonIn } from './turns.ts'

export * from './state.ts'

export type Action = MatchAction<Settings, Dealt, Move>

/** Nothing in a view is secret: right answers are not known before they are named. */
function viewOf(game: Game, seat: Seat | null): GameView {
  const { phase, sides, board, ends, lost } = game
  const boards = phase === 'over' ? [...game.boards, board] : []
  const shown = (one: Game['board']) => tictactoeMatch.view(one, 0)
  const number = phase === 'turn' ? ends.length + 1 : Math.max(1, ends.length)
  return {
    phase,
    number,
    board: shown(board),
    sides,
    you: sideOf(game, seat),
    score: wonIn(ends),
    lost,
    boards: boards.map(shown),
  }
}

/** Two sides over the best of one, three or five boards. The shell deals the grids and looks up names. */
export const gridRace = matchOf<Settings, Dealt, Game, Move, GameView, Figures, Refusal>({
  seats: SEATS,
  defaults: { bestOf: 3, steals: 1, seconds: 20 },
  // The starter has the advantage, and therefore no steal.
  quick: { bestOf: 3, steals: 1, starterSteals: 0, seconds: 20 },
  kickOff,
  apply: (game, played, by, now) => move(game, by, played, now),
  forfeit,
  stop,
  clock: ({ startedAt, until }) => (until === null ? null : { since: startedAt, until }),
  timeUp,
  isOver: ({ phase }) => phase === 'over',
  rounds(game) {
    const played = game.ends.length
    return { played, planned: game.lost === null && isDecided(game) ? played : played + 1 }
  },
  table: tableOf,
  view: viewOf,
})
