import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../engine/index.ts'
import { placesOf } from './facts.ts'
import { pathOf, stopsOf } from './map-line.ts'
import styles from './map-line.module.css'

const SIZE = { width: 320, height: 200 }
/** His way from club to club, as far as we know where they play. */
export function MapLine({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
  const stops = stopsOf(placesOf(facts), SIZE)
  const career = view.career ?? []
  if (stops.length < 2) return null
  const clubs = listOf([...new Set(stops.map((stop) => career[stop.row]?.name ?? ''))], locale, 'conjunction')
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={fill(own.mapSays, { clubs })}
    >
      <path d={pathOf(stops)} className={styles.line} pathLength={1} />
      {stops.map(({ row: at, x, y }) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          <circle r={9} className={styles.stop} />
          <text className={styles.number} dy={4}>
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
