import { plural } from '#i18n/format.ts'
import { Shirt } from '#ui/Shirt.tsx'
import type { Standing } from '../race/state.ts'
import { seatName } from './seats.ts'
import type { Words } from './words.ts'

const ON_PODIUM = 3

/** Second, first, third, as on a podium; read out in order. */
export function Podium({
  standings,
  you,
  words,
}: {
  standings: readonly Standing[]
  you: number | null
  words: Words
}) {
  return (
    <ol className="podium">
      {standings.slice(0, ON_PODIUM).map((row, place) => (
        <li key={row.seat} className={`p${place + 1}`}>
          <Shirt number={row.seat + 1} state={row.seat === you ? 'kit' : 'next'} />
          <b className="cut">{seatName(row, you, words)}</b>
          <span className="blk">
            <b className="num">{row.rank}</b>
            <span className="n sm b">{plural(words.locale, words.t.rooms.points, row.points)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
