import type { Seat } from '#games/engine.ts'
import { guessesOf, isSolved, wordle } from '../../rules/engine.ts'
import type { Board, Game, GameView, Rival, RivalState, Settings } from './state.ts'

/** What one seat may see: nobody the answer before the round is over for everybody, not even who has solved it. */
export function viewOf(game: Game, you: Seat | null, { hideColours }: Settings, over: boolean): GameView {
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
