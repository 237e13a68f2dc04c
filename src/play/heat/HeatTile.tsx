import heat from './heat.module.css'
import styles from './heat-tile.module.css'
import type { Heat } from './heat.ts'

type Props = {
  /** Null: nothing was answered. */
  heat: Heat | null
  /** In a row of a table, in a sentence, or as an example beside one. */
  size: 'row' | 'small' | 'large'
  /** The figure in it. */
  says: string
}

/** How far off an answer was, as a figure on the colour of its distance. */
export function HeatTile({ heat: off, size, says }: Props) {
  return (
    <span className={`${heat.tile} ${styles[size]}`} data-heat={off ?? 'none'} aria-hidden="true">
      {says}
    </span>
  )
}
