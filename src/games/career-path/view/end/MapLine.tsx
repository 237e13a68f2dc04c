import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { dotsOf, drawingOf, marksOf, pathOf } from '#games/map/drawing.ts'
import { loadMap } from '#games/map/load-map.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { View } from '../../rules/engine.ts'
import styles from './map-line.module.css'

const SIZE = { width: 330, height: 190 }
const RADIUS = 9
/** Extra height per row for a label with several rows. */
const A_ROW = 12

/** His career from club to club on a dotted map, for clubs with known places. */
export function MapLine({ view, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
  const { loaded: map, failed } = useLoaded(loadMap)
  if (failed) return null
  const career = view.career ?? []
  const drawing =
    map &&
    drawingOf(
      career.map(({ club }) => map.places.get(club) ?? null),
      SIZE,
    )
  const stops = drawing?.stops ?? []
  if (map && stops.length < 2) return null
  const clubs = listOf([...new Set(stops.map((stop) => career[stop.row]!.name))], locale, 'conjunction')
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={fill(own.mapSays, { clubs })}
    >
      {map && drawing && (
        <>
          <path d={dotsOf(drawing, SIZE, map.isLand)} className={styles.land} />
          <path d={pathOf(stops)} className={styles.line} pathLength={1} />
          {marksOf(stops).map(({ rows, x, y }) => {
            const half = RADIUS + ((rows.length - 1) * A_ROW) / 2
            return (
              <g key={rows[0]} transform={`translate(${x} ${y})`}>
                <rect x={-half} y={-RADIUS} width={2 * half} height={2 * RADIUS} rx={RADIUS} className={styles.stop} />
                <text className={styles.number} dy={4}>
                  {rows.map((row) => row + 1).join(' ')}
                </text>
              </g>
            )
          })}
        </>
      )}
    </svg>
  )
}
