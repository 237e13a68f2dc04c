import type { CSSProperties, ReactNode } from 'react'
import styles from './kept-rows.module.css'

export type KeptRow = {
  key: string
  name: string
  /** The row as text, name first, for screen readers. */
  label: string
  signs: ReactNode
  /** Content of the opened row. */
  more: ReactNode
}

/** The final board as rows: one per step, signs in `columns`; one row open at a time. */
export function KeptRows({ rows, columns }: { rows: readonly KeptRow[]; columns: string }) {
  return (
    <div className={styles.rows} style={{ '--columns': columns } as CSSProperties}>
      {rows.map(({ key, name, label, signs, more }) => (
        <details key={key} name="kept-row">
          <summary className={styles.row}>
            <span className="vh">{label}</span>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <span className={styles.signs} aria-hidden="true">
              {signs}
            </span>
          </summary>
          <div className={styles.more}>{more}</div>
        </details>
      ))}
    </div>
  )
}
