import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './next.module.css'

type Props = {
  /** Shirt number of the next game. */
  number: number
  label: string
  note: string | null
  /** An address, or an action. */
  to: string | (() => void)
  /** A second option. */
  other?: { label: string; to: string; icon: ReactNode } | null
}

/** The primary action of an end, docked. */
export function NextDock({ number, label, note, to, other }: Props) {
  const inside = (
    <>
      <Shirt number={number} />
      <span className={styles.words}>
        {label}
        {note && <small className="n">{note}</small>}
      </span>
      <ArrowRight className="i" aria-hidden="true" />
    </>
  )
  return (
    <div className={styles.dock} data-dock>
      {typeof to === 'string' ? (
        <a className={styles.next} href={to}>
          {inside}
        </a>
      ) : (
        <button type="button" className={styles.next} onClick={to}>
          {inside}
        </button>
      )}
      {other && (
        <a className={`btn ${styles.other}`} href={other.to}>
          {other.icon}
          <span>{other.label}</span>
        </a>
      )}
    </div>
  )
}
