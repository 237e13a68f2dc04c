import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { saveFile } from '../../profile/save-file.ts'
import { Table } from '../Table.tsx'
import type { Speech } from '../words.ts'
import { csvOf } from './csv.ts'

/** `value` goes into the CSV; the table shows `cell`, or the value. */
export type Column<Row> = {
  label: string
  value: (row: Row) => string | number
  cell?: (row: Row) => ReactNode
  numeric?: boolean
}

type Props<Row> = {
  speech: Speech
  title: string
  text: string
  /** Name of the CSV without its ending. */
  file: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Picture above the table, which then is folded. */
  picture?: ReactNode
  empty: string
}

/** One subject: a picture, the same figures as a table, and as CSV. */
export function Block<Row>({ speech, title, text, file, columns, rows, keyOf, picture, empty }: Props<Row>) {
  const { admin } = speech.t
  const table = (
    <Table
      caption={title}
      columns={columns.map(({ value, cell = value, ...column }) => ({ ...column, cell }))}
      rows={rows}
      keyOf={keyOf}
    />
  )
  return (
    <section className="card stack figures">
      <div className="row between wrap">
        <h2>{title}</h2>
        {rows.length > 0 && (
          <Button size="small" onClick={() => save(columns, rows, file)}>
            <Download className="i i-s" aria-hidden="true" />
            {admin.asCsv}
            <span className="vh">, {title}</span>
          </Button>
        )}
      </div>
      <p className="muted sm">{text}</p>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : picture ? (
        <>
          {picture}
          <details>
            <summary>{admin.asTable}</summary>
            {table}
          </details>
        </>
      ) : (
        table
      )}
    </section>
  )
}

function save<Row>(columns: readonly Column<Row>[], rows: readonly Row[], file: string) {
  const sheet = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  saveFile(new Blob([csvOf(sheet)], { type: 'text/csv' }), `${file}.csv`)
}
