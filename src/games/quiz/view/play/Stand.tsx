import type { CSSProperties } from 'react'
import { Fan } from '../live/Fan.tsx'
import styles from './stand.module.css'

type Props = {
  /** Shirts of who is there, without the own one; '' for a plain one. */
  kits: readonly string[]
  /** The own shirt; null for a spectator. */
  mine: string | null
  /** Share of the seats that are bright, 0 to 1: those who have answered, or knew. */
  lit: number
  /** Whether the own seat is bright. */
  isLit: boolean
}

/** Seats by row, from the front. */
const ROWS = [15, 13, 11]

type Seat = { x: number; row: number }

/** Seats from the aisle of the front row outwards, then those behind. */
const SEATS: readonly Seat[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({ x: (at + 0.5) / count, row })).toSorted(
    (one, other) => Math.abs(one.x - 0.5) - Math.abs(other.x - 0.5),
  ),
)

/** Spreads the bright seats over the stand. */
const STEP = 7

/** The stand of the night match, filled with the shirts of who is there. Decorative: the number is beside it. */
export function Stand({ kits, mine, lit, isLit }: Props) {
  const taken = mine === null ? kits : [mine, ...kits]
  const others = kits.length
  return (
    <div className={styles.stand} aria-hidden="true">
      {ROWS.map((_, row) => (
        <i key={row} className={styles.tier} style={{ '--row': row } as CSSProperties} />
      ))}
      {SEATS.map(({ x, row }, at) => {
        const kit = taken[at]
        const isMine = mine !== null && at === 0
        const isBright = isMine ? isLit : ((at * STEP) % Math.max(1, others)) + 0.5 < lit * others
        return (
          <span
            key={at}
            style={{ '--x': x, '--row': row, '--up': 4 * (x - 0.5) ** 2 } as CSSProperties}
            data-is={kit === undefined ? undefined : isBright ? 'lit' : 'off'}
            data-mine={isMine || undefined}
          >
            {kit !== undefined && <Fan kit={kit || undefined} mine={isMine} />}
          </span>
        )
      })}
    </div>
  )
}

/** The other shirts of the room: all but one that is like the own. */
export function otherKits(kits: readonly string[], mine: string | undefined, isSeated: boolean): readonly string[] {
  const own = isSeated ? kits.indexOf(mine ?? '') : -1
  return own === -1 ? kits.slice(isSeated ? 1 : 0) : kits.toSpliced(own, 1)
}
