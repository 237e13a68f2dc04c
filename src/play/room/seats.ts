import { fill } from '#i18n/format.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import type { RoomWords } from './game.ts'

type Named = { seat: number; name: string }

/** Name of a seat; the player's own has a suffix such as "(you)". */
export const seatName = ({ seat, name }: Named, you: number | null, { t }: Pick<RoomWords, 't'>): string =>
  seat === you ? fill(t.rooms.youAre, { name }) : name

/** Name of a seat where space is limited; "You" for the player's own. */
export const shortName = ({ seat, name }: Named, you: number | null, { t }: Pick<RoomWords, 't'>): string =>
  seat === you ? t.rooms.you : name

/** True while a seat's connection is lost, and for a seat without a player. */
export const isAway = (seats: readonly SeatCard[], seat: number): boolean =>
  !seats.some((card) => card.seat === seat && card.here)
