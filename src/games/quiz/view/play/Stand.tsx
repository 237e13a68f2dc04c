import type { CSSProperties } from 'react'
import { Fan } from '../live/Fan.tsx'
import styles from './stand.module.css'

type Props = {
  /** Shirts of the other people; '' for a plain one. */
  kits: readonly string[]
  /** The player's shirt; null for a spectator. */
  mine: string | null
  /** Share of lit seats, 0 to 1: people who have answered, or were right. */
  lit: number
  /** True when the player's own seat is lit. */
  isLit: boolean
}

/** Number of seats by row, from the front. */
const ROWS = [15, 13, 11]

type Seat = { x: number; row: number }

/** Seats in the order they fill: from the middle of the front row outwards, then the rows behind. */
const SEATS: readonly Seat[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({ x: (at + 0.5) / count, row })).toSorted(
    (one, other) => Math.abs(one.x - 0.5) - Math.abs(other.x - 0.5),
  ),
)

/** Step that spreads the lit seats over the stand. */
const STEP = 7

/** The stand, filled with the shirts of the people in the match. Decorative, because their number is shown as text. */
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
        const isSeatLit = isMine ? isLit : ((at * STEP) % Math.max(1, others)) + 0.5 < lit * others
        return (
          <span
            key={at}
            style={{ '--x': x, '--row': row, '--up': 4 * (x - 0.5) ** 2 } as CSSProperties}
            data-is={kit === undefined ? undefined : isSeatLit ? 'lit' : 'off'}
            data-mine={isMine || undefined}
          >
            {kit !== undefined && <Fan kit={kit || undefined} mine={isMine} />}
          </span>
        )
      })}
    </div>
  )
}

/** The shirts of the others: all shirts of the room without one that equals the player's own. */
export function otherKits(kits: readonly string[], mine: string | undefined, isSeated: boolean): readonly string[] {
  const own = isSeated ? kits.indexOf(mine ?? '') : -1
  return own === -1 ? kits.slice(isSeated ? 1 : 0) : kits.toSpliced(own, 1)
}
