import type { Seed } from '#core/random.ts'

/** Who acts: 0..n-1. `null` in `view` is a spectator. */
export type Seat = number

export type Step<State, Reason extends string> = { ok: true; state: State } | { ok: false; reason: Reason }

/**
 * The rules of one game and nothing else: no DOM, no clock, no network, no `Math.random`. The island, the PartyKit
 * room and the server's run all use this same object. State and view are plain JSON.
 */
export interface Engine<Setup, State, Action, View, Reason extends string> {
  start(setup: Setup, seed: Seed, now: number): State
  /** `now` in ms comes from the shell; a deadline that has passed is an action `timeUp` sent by the shell. */
  apply(state: State, action: Action, by: Seat, now: number): Step<State, Reason>
  /** What one seat may see. Secrets never leave this function. */
  view(state: State, seat: Seat | null): View
  isOver(state: State): boolean
}
