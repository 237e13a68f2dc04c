import type { RatingChange } from '#contracts/room-results.ts'
import type { Holder } from './holders.ts'
import type { OutboxItem } from './outbox.ts'

/** The whole state of a room, written on each change so that a restarted room resumes. */
export type Saved<State> = {
  /** Version of the shape of `state`, set by the game. */
  shape: number
  version: number
  state: State
  holders: readonly Holder[]
  outbox: readonly OutboxItem[]
  /** The site has stored the last finished match. */
  recorded: boolean
  /** Rating changes that the site answered with. */
  ratings: readonly RatingChange[]
  /** Time of the last change, ms since 1970. */
  touchedAt: number
}

export const newRoom = <State>(state: State, shape: number, now: number): Saved<State> => ({
  shape,
  version: 0,
  state,
  holders: [],
  outbox: [],
  recorded: false,
  ratings: [],
  touchedAt: now,
})
