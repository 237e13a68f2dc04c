import type { ReactNode } from 'react'
import type { Axis } from '../../rules/axis.ts'
import { Mark } from './Mark.tsx'
import styles from './nine.module.css'
import { axisName, type Said } from '../../words.ts'

type Props = Said & {
  /** Absent before the grid is one. */
  role?: 'columnheader' | 'rowheader'
  /** Absent while it loads: its room. */
  axis: Axis | undefined
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** At the head of a row or a column: its mark over its name. */
export function Head({ role, axis, sign, ...said }: Props) {
  return (
    <div role={role} className={styles.head} data-axis={axis?.key}>
      {axis && <Mark axis={axis} sign={sign} />}
      <span>{axis && axisName(axis, said)}</span>
    </div>
  )
}
