import type { CSSProperties, ReactNode } from 'react'
import styles from './kept-rows.module.css'

export type KeptRow = {
  key: string
  name: string
  /** The row in words, its name first, for who does not see its signs. */
  label: string
  signs: ReactNode
  /** What opens under it. */
  more: ReactNode
}

/** What was played, kept: a row a step, its signs in `columns` of their own; one opens at a time. */
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
