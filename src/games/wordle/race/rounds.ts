import { guessesOf, isSolved, wordle, type Action as BoardAction } from '../engine/index.ts'
import type { Seat, Step } from '#games/engine.ts'
import {
  MIN_PLAYERS,
  REVEAL_MS,
  ROUND_MS,
  type Board,
  type Match,
  type Refusal,
  type State,
  type Tally,
} from './state.ts'

/** A room remembers so many answers: an evening of rematches. */
const ASKED_KEPT = 200

/** Begins the match with everybody who sits. */
export function kickOff(state: State, { id, day, answers }: Match, now: number): State {
  return startRound(
    {
      ...state,
      players: state.players.map((player) => ({ ...player, ready: false })),
      match: { id, day, answers },
      asked: [...state.asked, ...answers.map((answer) => answer.id)].slice(-ASKED_KEPT),
      tally: state.players.map(({ seat }) => ({ seat, solvedAt: [], ms: 0, guesses: 0 })),
      round: 0,
    },
    now,
  )
}

function startRound(state: State, now: number): State {
  const { day, answers } = state.match!
  const board = wordle.start({ answer: answers[state.round]!, day, hard: false }, 0, now)
  const boards = state.tally.map(({ seat }) => ({ seat, board, ms: null }))
  return { ...state, phase: 'round', startedAt: now, until: now + ROUND_MS, boards }
}

/** A move on one's own board; the round ends with the last board. */
export function move(state: State, by: Seat, action: BoardAction, now: number): Step<State, Refusal> {
  if (state.phase !== 'round' || now >= state.until!) return { ok: false, reason: 'no-round' }
  const mine = state.boards.find(({ seat }) => seat === by)
  if (!mine || isOut(state, by)) return { ok: false, reason: 'no-seat' }
  const step = wordle.apply(mine.board, action, by, now)
  if (!step.ok) return { ok: false, reason: step.reason === 'already-guessed' ? 'already-guessed' : 'board-finished' }
  const ms = wordle.isOver(step.state) ? now - state.startedAt : null
  const boards = state.boards.map((entry) => (entry === mine ? { ...entry, board: step.state, ms } : entry))
  return { ok: true, state: settle({ ...state, boards }, now) }
}

/** After any change: a round that nobody plays any more is over, and so is a match that nobody else plays. */
export function settle(state: State, now: number): State {
  if (state.phase !== 'round' && state.phase !== 'reveal') return state
  const playing = state.tally.filter(({ seat }) => !isOut(state, seat))
  if (playing.length < MIN_PLAYERS) return over(state.phase === 'round' ? endRound(state, now) : state)
  const done = playing.every(({ seat }) => state.boards.some((entry) => entry.seat === seat && entry.ms !== null))
  return state.phase === 'round' && done ? endRound(state, now) : state
}

/** The deadline of the phase has come. */
export function timeUp(state: State, now: number): State {
  if (state.phase === 'round') return endRound(state, now)
  const next = state.round + 1
  return next < state.match!.answers.length ? startRound({ ...state, round: next }, now) : over(state)
}

function endRound(state: State, now: number): State {
  const tally = state.tally.map((entry) =>
    add(
      entry,
      state.boards.find(({ seat }) => seat === entry.seat),
    ),
  )
  return { ...state, phase: 'reveal', until: now + REVEAL_MS, tally }
}

function add(tally: Tally, entry: Board | undefined): Tally {
  if (!entry) return tally
  const solved = isSolved(entry.board)
  return {
    seat: tally.seat,
    solvedAt: [...tally.solvedAt, solved ? guessesOf(entry.board) : 0],
    ms: tally.ms + (solved ? entry.ms! : 0),
    guesses: tally.guesses + entry.board.rows.length,
  }
}

const over = (state: State): State => ({ ...state, phase: 'over', until: null })

export const isOut = ({ players }: State, seat: Seat): boolean =>
  players.some((player) => player.seat === seat && player.out)
