import type { ReactNode } from 'react'
import heat from '../heat/heat.module.css'
import styles from './progress-strip.module.css'

/** `heat`: distance of the answer; `hit`: true when it was right. */
type ProgressCell = { shows: ReactNode; label: string; heat?: number; hit?: boolean }

type Props = {
  /** "Player 3 of 10" */
  step: string
  /** Note next to the strip, such as the mean so far. */
  note?: string | undefined
  /** True to highlight the note. */
  warm?: boolean | undefined
  /** Accessible label of the strip. */
  label: string
  /** Results in order; null: no answer. */
  cells: readonly (ProgressCell | null)[]
  of: number
  /** Index of the open question. */
  now?: number | undefined
}

/** Progress of a run: a place for each step, with its result. */
export function ProgressStrip({ step, note, warm, label, cells, of, now }: Props) {
  return (
    <div className={styles.tally}>
      <p className={styles.step}>{step}</p>
      {note && (
        <p className={styles.note} data-warm={warm}>
          {note}
        </p>
      )}
      <ol className={styles.strip} aria-label={label}>
        {Array.from({ length: of }, (_, at) => {
          const cell = cells[at]
          if (!cell) return <li key={at} className={heat.tile} aria-hidden="true" data-now={at === now || undefined} />
          return (
            <li key={at} className={heat.tile} data-heat={cell.heat} data-hit={cell.hit}>
              <span aria-hidden="true">{cell.shows}</span>
              <span className="vh">{cell.label}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
