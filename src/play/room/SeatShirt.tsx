import type { SeatCard } from '#contracts/rooms.ts'
import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'

type Props = { seats: readonly SeatCard[]; seat: number; mine?: boolean }

/** The shirt chosen by the player of a seat, or one with the seat's number. Decorative. */
export function SeatShirt({ seats, seat, mine = false }: Props) {
  const kit = kitOf(seats.find((card) => card.seat === seat)?.kit)
  return kit ? <Kit kit={kit} /> : <Shirt number={seat + 1} state={mine ? 'kit' : 'next'} />
}
