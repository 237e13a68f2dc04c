import { guessesOf, isSolved, wordle, type Action as BoardAction } from '../../rules/engine.ts'
import type { Seat, Step } from '#games/engine.ts'
import {
  AFTER_HIT_MS,
  REVEAL_MS,
  ROUND_MS,
  type Board,
  type Dealt,
  type Game,
  type Move,
  type Refusal,
  type Tally,
} from './state.ts'

/** Answers that a room remembers: enough for an evening of rematches. */
const ASKED_KEPT = 200

export function kickOff({ day, answers }: Dealt, seats: readonly Seat[], before: Game | null, now: number): Game {
  const asked = [...(before?.asked ?? []), ...answers.map(({ id }) => id)].slice(-ASKED_KEPT)
  const tally = seats.map((seat) => ({ seat, solvedAt: [], ms: 0, guesses: 0 }))
  const game = { day, answers, asked, tally, out: [], boards: [] }
  return startRound({ ...game, phase: 'round', round: 0, startedAt: now, until: null }, now)
}

function startRound(game: Game, now: number): Game {
  const board = wordle.start({ answer: game.answers[game.round]!, day: game.day, hard: false }, 0, now)
  const boards = game.tally.map(({ seat }) => ({ seat, board, ms: null }))
  return { ...game, phase: 'round', startedAt: now, until: now + ROUND_MS, boards }
}

/** A move on one's own board; the first hit shortens the round, the last board ends it. */
export function move(game: Game, by: Seat, played: Move, now: number): Step<Game, Refusal> {
  if (game.phase !== 'round') return { ok: false, reason: 'no-round' }
  const mine = game.boards.find(({ seat }) => seat === by)
  if (!mine) return { ok: false, reason: 'no-seat' }
  const action: BoardAction = played.type === 'pass' ? { type: 'giveUp' } : played
  const step = wordle.apply(mine.board, action, by, now)
  if (!step.ok) return { ok: false, reason: step.reason === 'already-guessed' ? 'already-guessed' : 'board-finished' }
  const ms = wordle.isOver(step.state) ? now - game.startedAt : null
  const boards = game.boards.map((entry) => (entry === mine ? { ...entry, board: step.state, ms } : entry))
  const until = isSolved(step.state) ? Math.min(game.until!, now + AFTER_HIT_MS) : game.until
  return { ok: true, state: settle({ ...game, boards, until }, now) }
}

export const forfeit = (game: Game, seat: Seat, now: number): Game => settle({ ...game, out: [...game.out, seat] }, now)

/** Ends a round once all boards are finished. */
function settle(game: Game, now: number): Game {
  const playing = game.boards.filter(({ seat }) => !game.out.includes(seat))
  return game.phase === 'round' && playing.every(({ ms }) => ms !== null) ? endRound(game, now) : game
}

export function timeUp(game: Game, now: number): Game {
  if (game.phase === 'round') return endRound(game, now)
  const round = game.round + 1
  return round < game.answers.length ? startRound({ ...game, round }, now) : over(game)
}

/** The running round still counts. */
export const stop = (game: Game, now: number): Game => over(game.phase === 'round' ? endRound(game, now) : game)

function endRound(game: Game, now: number): Game {
  const tally = game.tally.map((entry) =>
    add(
      entry,
      game.boards.find(({ seat }) => seat === entry.seat)!,
    ),
  )
  return { ...game, phase: 'reveal', startedAt: now, until: now + REVEAL_MS, tally }
}

function add(tally: Tally, { board, ms }: Board): Tally {
  const solved = isSolved(board)
  return {
    seat: tally.seat,
    solvedAt: [...tally.solvedAt, solved ? guessesOf(board) : 0],
    ms: tally.ms + (solved ? ms! : 0),
    guesses: tally.guesses + board.rows.length,
  }
}

const over = (game: Game): Game => ({ ...game, phase: 'over', until: null })
