import styles from './word-rows.module.css'

type Row = { kind: string; name: string; says: string | null }

/** Text clues, a row per step; reserves the rows to come. */
export function WordRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows} data-clues="">
      {rows.map(({ kind, name, says }) => (
        <div key={kind} data-open={says === null ? undefined : ''}>
          <dt>{name}</dt>
          <dd>{says ?? '?'}</dd>
        </div>
      ))}
    </dl>
  )
}
