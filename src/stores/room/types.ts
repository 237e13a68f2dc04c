import type { ReadableAtom } from 'nanostores'
import type { RatingChange } from '#contracts/room-results.ts'
import type { CommonMessage, Reaction, SeatCard } from '#contracts/rooms.ts'

export type Connection =
  | { status: 'connecting' | 'open' | 'replaced' | 'full' | 'closed' }
  /** `retryAt` in ms since 1970 by this device's clock; null: trying now. `down`: it never worked. */
  | { status: 'lost'; retryAt: number | null; down: boolean }

export type RoomState<View> = {
  version: number
  seats: readonly SeatCard[]
  watching: number
  recorded: boolean
  /** What the finished match did to ratings; empty while it is not recorded, and where it was not rated. */
  ratings: readonly RatingChange[]
  view: View
}

/** What a page does with a room or a shard, whatever is played there. */
export type Line<How> = {
  $connection: ReadableAtom<How>
  /** `count` grows, so that the same twice in a row is heard twice. */
  $refusal: ReadableAtom<{ reason: string; count: number } | null>
  /** Takes the own seat back from another tab. */
  join(): void
  /**
   * Takes a free seat, or changes name, shirt and account on the own one, as the wish is now. False when the site gave
   * no ticket; what the room makes of it comes as its state.
   */
  sit(): Promise<boolean>
  /** Does not wait for the next try. */
  retry(): void
  /** The room's clock now, ms since 1970. */
  now(): number
  /** Connects; until then nothing happens. */
  open(): void
  close(): void
}

export type Room<Move, View> = Line<Connection> & {
  /** The last thing the room told; stays while the connection is lost. */
  $state: ReadableAtom<RoomState<View> | null>
  $reaction: ReadableAtom<{ seat: number; reaction: Reaction; count: number } | null>
  /** The seats that are writing something just now. */
  $typing: ReadableAtom<readonly number[]>
  /** Tells the others that something is being written; as often as one likes. */
  typing(): void
  /** False when there is no connection: nothing is kept for later. */
  send(message: Move | CommonMessage): boolean
}
