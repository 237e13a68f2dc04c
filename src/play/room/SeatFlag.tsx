import type { SeatCard } from '#contracts/rooms.ts'

/** The flag that the player of a seat chose; nothing for who chose none. Decoration beside the name. */
export function SeatFlag({ seats, seat }: { seats: readonly SeatCard[]; seat: number }) {
  const country = seats.find((card) => card.seat === seat)?.country
  if (!country) return null
  return <img className="flag" src={`/flags/${country.toLowerCase()}.svg`} alt="" width={22} height={15} />
}
