import { useEffect, useState, type CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { Shirt } from '#ui/Shirt.tsx'
import { useLevelMotion } from '#ui/use-level-motion.ts'
import type { EndWords } from './words/index.ts'
import styles from './points.module.css'
import { useStore } from '@nanostores/react'
import { $gain, drawGainInPage, type Gain } from '#stores/notifications.ts'
import { $total } from '#stores/record-result.ts'

type Props = {
  /** Total points before and after the run. */
  from: number
  to: number
  /** Shows the final state without animation. */
  still: boolean
  t: EndWords['progress']
}

/** Level bar of an end: previous points pale, new ones pink. Needs a new `key` per gain. */
export function LevelRow({ from, to, still, t }: Props) {
  const { phase, percent, before, moves, rose } = useLevelMotion(from, to, still)
  return (
    <>
      <span className={styles.shirt}>
        <Shirt number={phase.level} state={rose ? 'done' : 'next'} />
      </span>
      <div>
        <p className={styles.standing}>
          <b>{fill(t.level, { level: phase.level })}</b>
          <span className="muted n">{fill(t.ofNeeded, { earned: phase.end, needed: phase.needed })}</span>
        </p>
        <span className={styles.bar} data-moves={(moves && !still) || undefined} aria-hidden="true">
          <i className={styles.won} style={{ '--v': percent } as CSSProperties} />
          <i className={styles.before} style={{ '--v': Math.min(before, percent) } as CSSProperties} />
        </span>
      </div>
    </>
  )
}

/** Movement of an end's level bar; `gain`: announced while it is shown. */
type Standing = { from: number; to: number; gain: Gain | null }

/**
 * The player's level at the end of a run. A gain moves the bar, which stays after the announcement has gone. `won`:
 * points of the run, for its share of the bar when it is shown again.
 */
export function useStanding(won: number, fresh: boolean): Standing {
  const total = useStore($total)
  const gain = useStore($gain)
  const [drawn, setDrawn] = useState<Gain | null>(null)
  if (gain && gain !== drawn) setDrawn(gain)
  useEffect(() => drawGainInPage(), [])
  if (drawn) return { from: drawn.from, to: drawn.to, gain: drawn }
  return { from: fresh ? total : Math.max(0, total - won), to: total, gain: null }
}
