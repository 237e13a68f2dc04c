import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './next.module.css'

type Props = {
  /** Shirt of the game that comes next. */
  number: number
  label: string
  note: string | null
  /** A place to go, or something to do here. */
  to: string | (() => void)
  /** Beside it: what else could be next. */
  other?: { label: string; to: string; icon: ReactNode } | null
}

/** The one primary action of an end, at the thumb. */
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
