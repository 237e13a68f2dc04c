import type { CSSProperties } from 'react'

const TALLEST_PX = 64
const LEAST_PX = 5

type Props = { counts: readonly number[]; start: string; format: (count: number) => string }

/** How many candidates were left at the start and after each guess. Heights by logarithm: 400 and 4 both show. */
export function LeftChart({ counts, start, format }: Props) {
  const most = Math.log1p(Math.max(1, ...counts))
  const height = (count: number) => Math.max(LEAST_PX, Math.round((TALLEST_PX * Math.log1p(count)) / most))
  return (
    <ol className="left n">
      {counts.map((count, at) => (
        <li key={at}>
          <b className="num">{format(count)}</b>
          <i style={{ '--h': height(count) } as CSSProperties} aria-hidden="true" />
          <span>{at === 0 ? start : at}</span>
        </li>
      ))}
    </ol>
  )
}
