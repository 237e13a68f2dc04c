import type { ReadableAtom } from 'nanostores'
import type { RatingChange } from '#contracts/room-results.ts'
import type { CommonMessage, Reaction, SeatCard } from '#contracts/rooms.ts'

export type Connection =
  | { status: 'connecting' | 'open' | 'replaced' | 'full' | 'closed' }
  /** `retryAt` in ms since 1970 by this device's clock; null: trying now. `down`: it has never connected. */
  | { status: 'lost'; retryAt: number | null; down: boolean }

export type RoomState<View> = {
  version: number
  seats: readonly SeatCard[]
  watching: number
  recorded: boolean
  /** Rating changes of the finished match; empty while it is not recorded, and when not rated. */
  ratings: readonly RatingChange[]
  view: View
}

/** Connection to a room or shard, independent of the game. */
export type Line<How> = {
  $connection: ReadableAtom<How>
  /** `count` grows, so that equal refusals in a row are distinct. */
  $refusal: ReadableAtom<{ reason: string; count: number } | null>
  /** Takes the seat back from another tab. */
  join(): void
  /**
   * Takes a free seat, or updates name, kit and account of the own one. False when the site gave no ticket; the result
   * comes as the room's state.
   */
  sit(): Promise<boolean>
  /** Skips the back-off. */
  retry(): void
  /** The room's clock now, ms since 1970. */
  now(): number
  /** Connects; nothing happens before. */
  open(): void
  close(): void
}

export type Room<Move, View> = Line<Connection> & {
  /** The room's last state; kept while the connection is lost. */
  $state: ReadableAtom<RoomState<View> | null>
  $reaction: ReadableAtom<{ seat: number; reaction: Reaction; count: number } | null>
  /** Seats that are typing now. */
  $typing: ReadableAtom<readonly number[]>
  /** Signals typing; rate-limited internally. */
  typing(): void
  /** False without a connection: nothing is queued. */
  send(message: Move | CommonMessage): boolean
}
