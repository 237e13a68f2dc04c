import type { Seat } from '#games/engine.ts'
import { guessesOf, isSolved, wordle } from '../engine/index.ts'
import { isOut } from './rounds.ts'
import type { Board, Rival, RivalState, State, View } from './state.ts'
import { outcomeOf, standingsOf } from './table.ts'

/** What one seat may see: nobody the answer before the round is over for everybody, not even who has solved it. */
export function viewOf(state: State, you: Seat | null): View {
  const { phase, host, settings, players, match, round, startedAt, until } = state
  const shown = phase === 'reveal' || phase === 'over'
  const mine = phase === 'lobby' ? undefined : state.boards.find(({ seat }) => seat === you)
  return {
    phase,
    you,
    host,
    settings,
    players,
    match: match?.id ?? null,
    round: round + 1,
    startedAt,
    until,
    board: mine ? { ...wordle.view(mine.board, 0), answer: null } : null,
    rivals: phase === 'lobby' ? [] : state.boards.filter((entry) => entry !== mine).map((entry) => rival(state, entry)),
    answer: shown ? (match?.answers[round] ?? null) : null,
    answers: phase === 'over' ? (match?.answers.slice(0, round + 1) ?? []) : [],
    standings: match && phase !== 'lobby' ? standingsOf(state) : [],
    outcome: phase === 'over' && you !== null ? outcomeOf(state, you) : null,
  }
}

function rival(state: State, { seat, board, ms }: Board): Rival {
  const hidden = state.settings.hideColours && state.phase === 'round'
  const rows = board.rows.map(({ tiles }) => tiles.map((tile) => tile.state))
  return { seat, rows: hidden ? null : rows, guesses: guessesOf(board), state: stateOf(state, { seat, board, ms }) }
}

function stateOf(state: State, { seat, board, ms }: Board): RivalState {
  if (isSolved(board)) return 'solved'
  if (isOut(state, seat)) return 'out'
  return ms !== null || state.phase !== 'round' ? 'missed' : 'playing'
}
