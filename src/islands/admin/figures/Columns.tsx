/** Units of the picture: width of a day, gap between two, height of the tallest column, room for a mark above it. */
const DAY = 10
const GAP = 2
const HEIGHT = 40
const MARK = 10
/** A day without anything is a line. */
const LEAST = 1

export type Bar = {
  /** 0 to 1; null for a day without plays. */
  share: number | null
  mark?: 'up' | 'down' | null
}

/** One column a day as a picture. A marked one has a triangle above, because colour alone says nothing. */
export function Columns({ label, bars }: { label: string; bars: readonly Bar[] }) {
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
