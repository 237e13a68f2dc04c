import type { CSSProperties, ReactNode } from 'react'
import { leanOf, type Group } from '#core/lean.ts'
import { heatOf } from '../heat/heat.ts'
import heat from '../heat/heat.module.css'
import styles from './lean-card.module.css'

type Props<Name> = {
  title: string
  /** How far off the answers of each group were, with their signs. */
  groups: readonly Group<Name>[]
  /** What lies to the left of right, and to the right of it. */
  ends: readonly [string, string]
  /** The same in sentences. */
  says: (lean: ReturnType<typeof leanOf<Name>>) => ReactNode
}

/** Fewer answers say nothing of a habit. */
const LEAST_ANSWERS = 5
/** Beyond so many nothing lies farther out. */
const FARTHEST = 12

/** To which side the answers lie of what is right: a dot each, their mean under the line. Nothing for a few of them. */
export function LeanCard<Name>({ title, groups, ends: [less, more], says }: Props<Name>) {
  const offs = groups.flatMap((group) => group.offs)
  if (offs.length < LEAST_ANSWERS) return null
  const lean = leanOf(groups)
  const placed = (off: number, height: number) =>
    ({ '--place': Math.min(FARTHEST, Math.max(-FARTHEST, off)) / FARTHEST, '--height': height }) as CSSProperties
  return (
    <section className="card stack">
      <h2>{title}</h2>
      <div className={styles.lean} aria-hidden="true">
        <div className={styles.field}>
          {offs.map((off, at) => (
            <i
              key={at}
              className={`${heat.tile} ${styles.dot}`}
              data-heat={heatOf(off)}
              style={placed(off, offs.slice(0, at).filter((before) => before === off).length)}
            />
          ))}
          <b style={placed(lean.mean, 0)} />
        </div>
        <p className={styles.ends}>
          <span>{less}</span>
          <span>0</span>
          <span>{more}</span>
        </p>
      </div>
      {says(lean)}
    </section>
  )
}
