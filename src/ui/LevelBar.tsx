import type { CSSProperties } from 'react'

/** Share of a level in percent. Decorative: the figures are beside it. */
type Props = {
  percent: number
  /** True while the bar moves to `percent`, the only time it is animated. */
  moves?: boolean
}

export function LevelBar({ percent, moves = false }: Props) {
  const fill = { '--v': Math.max(0, Math.min(100, percent)) } as CSSProperties
  return (
    <span className="bar" data-moves={moves || undefined} style={fill} aria-hidden="true">
      <i />
    </span>
  )
}
