import type { Seed } from '#core/random.ts'

/** Who acts: 0..n-1. `null` in `view` is a spectator. */
export type Seat = number

export type Step<State, Reason extends string> = { ok: true; state: State } | { ok: false; reason: Reason }

/** What every view tells: after `over` no action is taken any more. */
export type PlayView = { over: boolean }

/**
 * The rules of one game and nothing else: no DOM, no clock, no network, no `Math.random`. The island, the PartyKit
 * room and the server's run all use this same object. State and view are plain JSON.
 */
export interface Engine<Setup, State, Action, View extends PlayView, Reason extends string> extends Clock<State> {
  start(setup: Setup, seed: Seed, now: number): State
  /** `now` in ms comes from the shell, which has applied every deadline up to it (`caughtUp`). */
  apply(state: State, action: Action, by: Seat, now: number): Step<State, Reason>
  /** What one seat may see. Secrets never leave this function. */
  view(state: State, seat: Seat | null): View
  isOver(state: State): boolean
}

/** Of a game against the clock; browser, server and room all honour it. */
export interface Clock<State> {
  /** When something happens by itself next, ms since 1970; null: nothing does. Absent: the game has no clock. */
  until?(state: State): number | null
  /** The state after the deadline `now` has passed; it must move or clear the deadline. */
  timeUp?(state: State, now: number): State
}

/** More deadlines than any run has: an engine that never clears its own would hold the thread for ever. */
const MOST_DEADLINES = 1000

/**
 * The state at `now`, with every deadline that has passed by then applied at its own time, so that a replay comes to the
 * same state whenever it is made. The same object when nothing was due.
 */
export function caughtUp<State>({ until, timeUp }: Clock<State>, state: State, now: number): State {
  if (!until || !timeUp) return state
  for (let passed = 0; passed < MOST_DEADLINES; passed++) {
    const deadline = until(state)
    if (deadline === null || deadline > now) return state
    state = timeUp(state, deadline)
  }
  throw new RangeError('a deadline that never ends')
}
