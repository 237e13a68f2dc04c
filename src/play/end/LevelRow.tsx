import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { Shirt } from '#ui/Shirt.tsx'
import { useLevelMotion } from '#ui/use-level-motion.ts'
import type { EndWords } from './words/index.ts'
import styles from './points.module.css'

type Props = {
  /** Total points before and after the run. */
  from: number
  to: number
  /** Shows the final state without animation. */
  still: boolean
  t: EndWords['progress']
}

/** Level bar of an end: previous points pale, new ones pink. Give it a new `key` per gain. */
export function LevelRow({ from, to, still, t }: Props) {
  const { phase, percent, before, moves, rose } = useLevelMotion(from, to, still)
  return (
    <>
      <span className={styles.shirt}>
        <Shirt number={phase.level} state={rose ? 'done' : 'next'} />
      </span>
      <div className={styles.level}>
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
