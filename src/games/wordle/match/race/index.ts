import { matchOf, type MatchAction } from '#games/match/index.ts'
import { forfeit, kickOff, move, stop, timeUp } from './rounds.ts'
import {
  SEATS,
  type Dealt,
  type Figures,
  type Game,
  type GameView,
  type Move,
  type Refusal,
  type Settings,
  type Board,
  type Rival,
  type RivalState,
} from './state.ts'
import { tableOf } from './table.ts'
import type { Seat } from '#games/engine.ts'
import { guessesOf, isSolved, wordle } from '../../rules/engine.ts'

export * from './state.ts'
export { tableOf } from './table.ts'

export type Action = MatchAction<Settings, Dealt, Move>

/**
 * Two to eight players race to name the same footballer over three or five rounds. The shell deals the answers
 * (`deal.ts`).
 */
export const race = matchOf<Settings, Dealt, Game, Move, GameView, Figures, Refusal>({
  seats: SEATS,
  defaults: { rounds: 3, difficulty: 'easy', hideColours: false },
  quick: { rounds: 3, difficulty: 'easy', hideColours: false },
  kickOff: (dealt, { seats, before }, now) => kickOff(dealt, seats, before, now),
  apply: (game, played, by, now) => move(game, by, played, now),
  forfeit,
  stop,
  clock: ({ startedAt, until }) => (until === null ? null : { since: startedAt, until }),
  timeUp,
  isOver: ({ phase }) => phase === 'over',
  rounds: ({ tally, answers }) => ({ played: tally[0]?.solvedAt.length ?? 0, planned: answers.length }),
  table: tableOf,
  view: viewOf,
})

/** View of one seat. The answer is hidden until the round is over for all, even from those who have solved it. */
function viewOf(game: Game, you: Seat | null, { hideColours }: Settings, over: boolean): GameView {
  const { phase, answers, round } = game
  const mine = game.boards.find(({ seat }) => seat === you)
  const hides = (seat: Seat) => hideColours && phase === 'round' && seat !== you
  return {
    phase,
    round: round + 1,
    board: mine ? { ...wordle.view(mine.board, 0), answer: null } : null,
    boards: game.boards.map((board) => rivalOf(game, board, hides(board.seat))),
    answer: phase === 'round' ? null : answers[round]!,
    answers: over ? answers.slice(0, round + 1) : [],
  }
}

function rivalOf(game: Game, entry: Board, hidden: boolean): Rival {
  const rows = entry.board.rows.map(({ tiles }) => tiles.map(({ state }) => state))
  return { seat: entry.seat, rows: hidden ? null : rows, guesses: guessesOf(entry.board), state: stateOf(game, entry) }
}

function stateOf(game: Game, { seat, board, ms }: Board): RivalState {
  if (isSolved(board)) return 'solved'
  if (game.out.includes(seat)) return 'out'
  return ms !== null || game.phase !== 'round' ? 'missed' : 'playing'
}
