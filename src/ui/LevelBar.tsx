import type { CSSProperties } from 'react'

/** Share of a level in percent; decoration, the figures stand beside it. */
type Props = {
  percent: number
  /** On its way to `percent`: the one time that the bar glides. */
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
