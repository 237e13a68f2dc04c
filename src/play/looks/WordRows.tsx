import styles from './word-rows.module.css'

type Row = { kind: string; name: string; says: string | null }

/** What words tell, one row a look; the room of those to come is kept. */
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
