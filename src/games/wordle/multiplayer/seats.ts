import { fill } from '#i18n/format.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import type { Words } from './words.ts'

type Named = { seat: number; name: string }

/** My own name says so. */
export const seatName = ({ seat, name }: Named, you: number | null, { t }: Words): string =>
  seat === you ? fill(t.rooms.youAre, { name }) : name

/** True while the connection of a seat is lost, and for a seat that nobody holds any more. */
export const isAway = (seats: readonly SeatCard[], seat: number): boolean =>
  !seats.some((card) => card.seat === seat && card.here)
