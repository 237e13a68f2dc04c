import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { playerName, listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { useNames } from '#play/use-names.ts'
import { useSeen } from '#ui/use-seen.ts'
import type { View } from '../../rules/engine.ts'
import { PathTable } from '../play/PathTable.tsx'
import { dotsOf, drawingOf, marksOf, pathOf } from '#games/map/drawing.ts'
import { loadMap } from '#games/map/load-map.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import styles from './map-line.module.css'

/** The career as a map and as rows with years, and the footballer named instead where one also fits. */
export function WholeCareer(props: EndProps<View, GameWords<'career-path'>>) {
  const {
    view,
    pack,
    t: { own },
  } = props
  const named = view.solved ? view.turns.at(-1)?.id : undefined
  useNames(pack, named === undefined ? [] : [named])
  const { ref, seen } = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className="stack" data-unseen={seen ? undefined : ''}>
      {named !== undefined && named !== view.answer?.id && (
        <p>{fill(own.alsoRight, { name: playerName(named, { pack }) })}</p>
      )}
      <MapLine {...props} />
      <PathTable
        rows={view.career ?? []}
        hidden={0}
        isNew={false}
        opened={view.hard ? 0 : view.rows.length}
        own={own}
      />
    </div>
  )
}

const SIZE = { width: 330, height: 190 }
const RADIUS = 9
/** Extra height per row for a label with several rows. */
const A_ROW = 12

/** His career from club to club on a dotted map, for clubs with known places. */
function MapLine({ view, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
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
