import type { ReactNode } from 'react'
import styles from './columns.module.css'

type Props = { left: ReactNode; middle: ReactNode; right: ReactNode; label?: string }

/** Three columns at a desk; on a phone season and albums come before what stands between them at a desk. */
export const Columns = ({ left, middle, right, label }: Props) => (
  <div className={styles.columns} role={label && 'status'} aria-label={label}>
    <div className={styles.column}>{left}</div>
    <div className={styles.middle}>{middle}</div>
    <div className={styles.right}>{right}</div>
  </div>
)
