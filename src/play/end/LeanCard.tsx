import type { CSSProperties, ReactNode } from 'react'
import { leanOf, type Group } from '#core/lean.ts'
import { heatOf } from '../heat/heat.ts'
import heat from '../heat/heat.module.css'
import styles from './lean-card.module.css'
import { Panel } from '#ui/Panel.tsx'

type Props<Name> = {
  title: string
  /** Signed distances of each group's answers. */
  groups: readonly Group<Name>[]
  /** Labels of the left and the right end. */
  ends: readonly [string, string]
  /** The bias as sentences. */
  label: (lean: ReturnType<typeof leanOf<Name>>) => ReactNode
}

/** Minimum number of answers to show a bias. */
const LEAST_ANSWERS = 5
/** Distances beyond this are clamped. */
const FARTHEST = 12

/** Bias of the answers: a dot for each, and their mean below the line. Null for few answers. */
export function LeanCard<Name>({ title, groups, ends: [less, more], label }: Props<Name>) {
  const offs = groups.flatMap((group) => group.offs)
  if (offs.length < LEAST_ANSWERS) return null
  const lean = leanOf(groups)
  const placed = (off: number, height: number) =>
    ({ '--place': Math.min(FARTHEST, Math.max(-FARTHEST, off)) / FARTHEST, '--height': height }) as CSSProperties
  const nth = offs.map((off, at) => offs.slice(0, at).filter((before) => before === off).length)
  return (
    <Panel title={title}>
      <div className={styles.lean} aria-hidden="true">
        <div className={styles.field} style={{ '--tallest': Math.max(...nth) + 1 } as CSSProperties}>
          {offs.map((off, at) => (
            <i
              key={at}
              className={`${heat.tile} ${styles.dot}`}
              data-heat={heatOf(off)}
              style={placed(off, nth[at]!)}
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
      {label(lean)}
    </Panel>
  )
}
