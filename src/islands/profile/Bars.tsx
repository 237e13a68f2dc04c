import type { CSSProperties } from 'react'
import type { Board } from './boards.ts'
import type { Bar } from './figures.ts'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 't'> & { bars: readonly Bar[]; label: Board['label'] }

/** Distribution of scores; the newest result's bar is pink. */
export function Bars({ t, bars, label }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className="dist n" aria-label={t[`distribution-${label}`]}>
      {bars.map(({ from, to, count, latest }) => (
        <li key={from} className={latest ? 'me' : undefined}>
          <span>{to === 0 ? t.missed : from === to ? from : `${from}–${to}`}</span>
          <i style={{ '--v': (100 * count) / most } as CSSProperties} aria-hidden="true" />
          <span>{count}</span>
        </li>
      ))}
    </ol>
  )
}
