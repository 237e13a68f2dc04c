import heat from './heat.module.css'
import styles from './heat-tile.module.css'
import type { Heat } from './heat.ts'

type Props = {
  /** Null: no answer. */
  heat: Heat | null
  /** Size: in a table row, in a sentence, or as an example. */
  size: 'row' | 'small' | 'large'
  /** Figure in the tile. */
  label: string
}

/** Distance of an answer as a figure on a heat colour. */
export function HeatTile({ heat: off, size, label }: Props) {
  return (
    <span className={`${heat.tile} ${styles[size]}`} data-heat={off ?? 'none'} aria-hidden="true">
      {label}
    </span>
  )
}
