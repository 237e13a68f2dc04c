import type { ReactNode } from 'react'
import heat from '../heat/heat.module.css'
import styles from './tally-strip.module.css'

/** `heat` is how far off it was, `hit` whether it was right. */
type TallyCell = { shows: ReactNode; says: string; heat?: number; hit?: boolean }

type Props = {
  /** "Player 3 of 10" */
  step: string
  /** What stands beside it. */
  note?: string | undefined
  /** It is a figure of the run so far, a good one or not. */
  warm?: boolean | undefined
  /** What the strip is, for who hears it. */
  label: string
  /** Of what is settled, in order; null: nothing was answered. */
  cells: readonly (TallyCell | null)[]
  of: number
  /** The place that waits for an answer. */
  now?: number | undefined
}

/** How far a run is, and what each of its steps was: a place for every one of them. */
export function TallyStrip({ step, note, warm, label, cells, of, now }: Props) {
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
              <span className="vh">{cell.says}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
