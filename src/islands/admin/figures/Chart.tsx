import { shortDay } from './format.ts'
import type { Speech } from '../words.ts'

/** SVG units: width per day, gap between columns, height of the tallest column, space for a mark above it. */
const DAY = 10
const GAP = 2
const HEIGHT = 40
const MARK = 10
/** Minimum height, so that an empty day is visible as a line. */
const LEAST = 1

type Bar = {
  /** 0 to 1; null for a day without plays. */
  share: number | null
  mark?: 'up' | 'down' | null
}

type Props = {
  speech: Speech
  title: string
  /** Figure beside the title. */
  note: string
  /** Text alternative of the chart. */
  label: string
  days: readonly (Bar & { date: string })[]
}

/** One column per day under a title, with the first and the last day below. */
export function Chart({ speech, title, note, label, days }: Props) {
  return (
    <figure className="chart">
      <figcaption className="row between">
        <b>{title}</b>
        <span className="n muted sm">{note}</span>
      </figcaption>
      <Columns label={label} bars={days} />
      <p className="row between xs muted n" aria-hidden="true">
        <span>{shortDay(speech, days[0]!.date)}</span>
        <span>{shortDay(speech, days.at(-1)!.date)}</span>
      </p>
    </figure>
  )
}

/** One column per day as SVG. Outliers have a triangle, because colour must not be the only signal. */
function Columns({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const width = bars.length * DAY
  return (
    <svg
      className="columns"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT + MARK}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ share, mark }, at) => {
        const height = Math.max(LEAST, (share ?? 0) * HEIGHT)
        const [left, right] = [at * DAY + GAP / 2, (at + 1) * DAY - GAP / 2]
        const top = HEIGHT + MARK - height
        return (
          <g key={at} data-mark={mark ?? undefined}>
            <rect x={left} y={top} width={right - left} height={height} />
            {mark && <path d={triangle(mark, left, right, top)} />}
          </g>
        )
      })}
      <line x1="0" x2={width} y1={HEIGHT + MARK} y2={HEIGHT + MARK} />
    </svg>
  )
}

function triangle(mark: 'up' | 'down', left: number, right: number, top: number): string {
  const [foot, head] = mark === 'up' ? [top - 2, top - MARK + 1] : [top - MARK + 1, top - 2]
  return `M${left} ${foot}L${right} ${foot}L${(left + right) / 2} ${head}Z`
}
