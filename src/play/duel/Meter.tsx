import type { ReactNode } from 'react'
import styles from './meter.module.css'

type Figure = { value: string; label: string }

type Props = {
  /** Length of the run. */
  run: Figure
  /** Shown in the middle: lives, or a clock. */
  children: ReactNode
  /** Null while loading, and before the first result. */
  best: Figure | null
}

/** Head of an endless run: its length, lives or time left, and the best run. */
export function Meter({ run, children, best }: Props) {
  return (
    <div className={styles.meter}>
      <Side {...run} />
      {children}
      {best ? <Side {...best} /> : <span />}
    </div>
  )
}

function Side({ value, label }: Figure) {
  return (
    <p className={styles.side}>
      <b className="num n">{value}</b> <small>{label}</small>
    </p>
  )
}
