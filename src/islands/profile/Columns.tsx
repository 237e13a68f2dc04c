import type { ReactNode } from 'react'
import styles from './columns.module.css'

type Props = { left: ReactNode; middle: ReactNode; right: ReactNode; label?: string }

/** Three columns on wide screens; on a phone, season and albums of the right column move up into the middle one. */
export const Columns = ({ left, middle, right, label }: Props) => (
  <div className={styles.columns} role={label && 'status'} aria-label={label}>
    <div className={styles.column}>{left}</div>
    <div className={styles.middle}>{middle}</div>
    <div className={styles.right}>{right}</div>
  </div>
)
