import type { CSSProperties } from 'react'
import styles from './shards.module.css'

/** A side. */
const EDGE = 8

type Props = {
  /** Address of the look that breaks into pieces. */
  look: string
  /** Looks that are walked through before. */
  after: number
}

/** The last look in its squares, which fly off and leave the face that stands behind them. */
export const Shards = ({ look, after }: Props) => (
  <span className={styles.shards} style={{ '--after': after } as CSSProperties} aria-hidden="true">
    {Array.from({ length: EDGE * EDGE }, (_, nth) => (
      <i
        key={nth}
        style={{ '--x': nth % EDGE, '--y': Math.floor(nth / EDGE), backgroundImage: `url(${look})` } as CSSProperties}
      />
    ))}
  </span>
)
