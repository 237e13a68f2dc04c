import type { ReactNode } from 'react'
import styles from './meter.module.css'

type Figure = { value: string; label: string }

type Props = {
  /** How far the run is. */
  run: Figure
  /** Between the two: lives, or a clock. */
  children: ReactNode
  /** Null until it is known, and before the first result. */
  best: Figure | null
}

/** The head of a run without end: how far it is, what is left of it, and how far the best one went. */
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
