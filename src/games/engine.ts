import type { Seed } from '#core/random.ts'

/** Index of a player, 0..n-1. `null` in `view` is a spectator. */
export type Seat = number

export type Step<State, Reason extends string> = { ok: true; state: State } | { ok: false; reason: Reason }

/** Common to all views: after `over` every action is rejected. */
export type PlayView = { over: boolean }

/**
 * The pure rules of one game: no DOM, clock, network or `Math.random`. Island, PartyKit room and server run share this
 * object. State and view are plain JSON.
 */
export interface Engine<Setup, State, Action, View extends PlayView, Reason extends string> extends Clock<State> {
  start(setup: Setup, seed: Seed, now: number): State
  /** `now` in ms comes from the shell, which has applied every deadline up to it (`caughtUp`). */
  apply(state: State, action: Action, by: Seat, now: number): Step<State, Reason>
  /** Returns what one seat may see; hidden values never leave it. */
  view(state: State, seat: Seat | null): View
  isOver(state: State): boolean
}

/** Clock of a timed game, applied by browser, server and room. */
export interface Clock<State> {
  /** Next deadline, ms since 1970; null: none. Absent when the game has no clock. */
  until?(state: State): number | null
  /** The state after the deadline `now` has passed; it must move or clear the deadline. */
  timeUp?(state: State, now: number): State
}

/** Upper bound for deadlines of a run: an engine that never clears its own would loop for ever. */
const MOST_DEADLINES = 1000

/**
 * The state at `now`: applies every deadline that has passed, each at its own time, so that a replay reaches the same
 * state whenever it runs. Returns the same object when no deadline has passed.
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
