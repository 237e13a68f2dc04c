import { fill } from '#i18n/format.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import type { RoomWords } from './game.ts'

type Named = { seat: number; name: string }

/** My own name says so. */
export const seatName = ({ seat, name }: Named, you: number | null, { t }: Pick<RoomWords, 't'>): string =>
  seat === you ? fill(t.rooms.youAre, { name }) : name

/** "You" for my own seat, where there is little room. */
export const shortName = ({ seat, name }: Named, you: number | null, { t }: Pick<RoomWords, 't'>): string =>
  seat === you ? t.rooms.you : name

/** True while the connection of a seat is lost, and for a seat that nobody holds any more. */
export const isAway = (seats: readonly SeatCard[], seat: number): boolean =>
  !seats.some((card) => card.seat === seat && card.here)
