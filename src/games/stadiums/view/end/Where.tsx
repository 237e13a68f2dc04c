import { useStore } from '@nanostores/react'
import { fill, number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { dotsOf, drawingOf, marksOf } from '#games/map/drawing.ts'
import { loadMap } from '#games/map/load-map.ts'
import { $records } from '#stores/records.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { Place, View, Facts } from '../../rules/engine.ts'
import { groundName } from '../../words.ts'
import styles from './where.module.css'
import type { ResultRecord } from '#contracts/results.ts'
import { Panel } from '#ui/Panel.tsx'

/** Distinct grounds placed right in any run, this one included. */
export const collected = (records: readonly Pick<ResultRecord, 'items'>[], placed: readonly string[]): string[] => [
  ...new Set([...records.flatMap(({ items }) => items ?? []), ...placed]),
]

const SIZE = { width: 330, height: 210 }
const RADIUS = 9
/** Extra height per ground for a label with several grounds. */
const GROUND_HEIGHT = 12

type Props = EndProps<View, GameWords<'stadiums'>>

/** Map of the six, and the groundhopper's map of all grounds placed so far. */
export function Where(props: Props) {
  const { view, facts, locale, t } = props
  const { own } = t
  const { loaded: map } = useLoaded(loadMap)
  const records = useStore($records)
  const placed = view.cards.flatMap(({ ground, right }) => (ground && right ? ground : []))
  const all = collected(records.stadiums ?? [], placed)
  const { grounds } = facts as Facts
  const names = listOf(
    view.cards.map((card, at) => groundName(card, at, own)),
    locale,
    'conjunction',
  )
  return (
    <>
      <Panel title={own.where}>
        <DottedMap
          places={view.cards.map(({ pin }) => pin?.place ?? null)}
          dim={view.cards.map(({ right }) => right === null)}
          isLand={map?.isLand ?? null}
          label={fill(own.whereSays, { grounds: names })}
          numbered
        />
      </Panel>
      <section className="card stack">
        <div className={styles.head}>
          <h2>{own.hopper}</h2>
          <b className="num">
            {fill(own.hopperOf, { count: number(locale, all.length), max: number(locale, grounds) })}
          </b>
        </div>
        <progress className={styles.bar} value={all.length} max={grounds} aria-label={own.hopper} />
        {map && all.length > 0 && (
          <DottedMap
            places={all.map((ground) => map.places.get(ground) ?? null)}
            dim={all.map((ground) => !placed.includes(ground))}
            isLand={map.isLand}
            label={own.hopperMap}
          />
        )}
        <p className="muted sm">{own.hopperSays}</p>
      </section>
    </>
  )
}

type MapProps = {
  places: readonly (Place | null)[]
  /** True for pins that are drawn less prominently. */
  dim: readonly boolean[]
  isLand: ((latitude: number, longitude: number) => boolean) | null
  label: string
  numbered?: boolean
}

/** Pins over dotted land. */
function DottedMap({ places, dim, isLand, label, numbered = false }: MapProps) {
  const drawing = drawingOf(places, SIZE)
  if (!drawing) return null
  const pins = numbered ? marksOf(drawing.stops) : drawing.stops.map(({ row, x, y }) => ({ rows: [row], x, y }))
  return (
    <svg className={styles.map} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {isLand && <path d={dotsOf(drawing, SIZE, isLand)} className={styles.land} />}
      {pins.map(({ rows, x, y }) => {
        const half = numbered ? RADIUS + ((rows.length - 1) * GROUND_HEIGHT) / 2 : 4
        const high = numbered ? RADIUS : 4
        return (
          <g key={rows[0]} transform={`translate(${x} ${y})`} data-dim={rows.every((row) => dim[row]) || undefined}>
            <rect x={-half} y={-high} width={2 * half} height={2 * high} rx={high} className={styles.pin} />
            {numbered && (
              <text className={styles.number} dy={4}>
                {rows.map((row) => row + 1).join(' ')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
