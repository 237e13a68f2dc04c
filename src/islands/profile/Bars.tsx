import type { CSSProperties } from 'react'
import type { Bar } from './figures.ts'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 't'> & { bars: readonly Bar[] }

/** How often which score; the newest result's is in pink. */
export function Bars({ t, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className="dist n" aria-label={t.distribution}>
      {bars.map(({ score, count, latest }) => (
        <li key={score} className={latest ? 'me' : undefined}>
          <span>{score > 0 ? score : t.missed}</span>
          <i style={{ '--v': (100 * count) / most } as CSSProperties} aria-hidden="true" />
          <span>{count}</span>
        </li>
      ))}
    </ol>
  )
}
