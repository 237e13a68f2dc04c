import { nextRow } from '#core/rows.ts'
import { fill } from '#i18n/format.ts'
import styles from './beside.module.css'

type Props = { run: number; t: { bonusTitle: string; bonusLine: string } }

/** Beside a ranked run: how far the next bonus is. Nothing once all are earned. */
export function BonusLine({ run, t }: Props) {
  const row = nextRow(run)
  if (!row) return null
  return (
    <section className="well stack">
      <h2 className={styles.title}>{t.bonusTitle}</h2>
      <p className="sm">{fill(t.bonusLine, { ...row, left: row.length - run })}</p>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ scale: `${run / row.length} 1` }} />
      </span>
    </section>
  )
}
