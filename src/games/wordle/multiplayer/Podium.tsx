import { plural } from '#i18n/format.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import { SeatShirt } from './SeatShirt.tsx'
import { seatName } from './seats.ts'
import type { Standing, Words } from './words.ts'

const ON_PODIUM = 3

type Props = { standings: readonly Standing[]; seats: readonly SeatCard[]; you: number | null; words: Words }

/** Second, first, third, as on a podium; read out in order. */
export function Podium({ standings, seats, you, words }: Props) {
  return (
    <ol className="podium">
      {standings.slice(0, ON_PODIUM).map((row, place) => (
        <li key={row.seat} className={`p${place + 1}`}>
          <SeatShirt seats={seats} seat={row.seat} mine={row.seat === you} />
          <b className="cut">{seatName(row, you, words)}</b>
          <span className="blk">
            <b className="num">{row.rank ?? '–'}</b>
            <span className="n sm b">{plural(words.locale, words.t.rooms.points, row.points)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
