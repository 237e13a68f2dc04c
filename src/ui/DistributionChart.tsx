import type { CSSProperties } from 'react'

type Props = {
  /** In the order of reading; `percent` of all plays. */
  bars: readonly { label: string; percent: number; text: string; own: boolean }[]
  /** Words behind the own bar, for who does not see its colour. */
  you: string
}

/** What everybody did with a puzzle: one bar per result, the player's own in the colour of the shirt. */
export function DistributionChart({ bars, you }: Props) {
  const longest = Math.max(1, ...bars.map(({ percent }) => percent))
  return (
    <ol className="dist n">
      {bars.map(({ label, percent, text, own }) => (
        <li key={label} className={own ? 'me' : undefined}>
          <span>{label}</span>
          <i style={{ '--v': (100 * percent) / longest } as CSSProperties} aria-hidden="true" />
          <span className="r">
            {text}
            {own && <span className="vh">, {you}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
