import type { ReactNode } from 'react'

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/**
 * A table that becomes cards on a phone. The roles are written out: a browser forgets that a table is one as soon as a
 * style sheet lays it out as something else.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  const look = ({ numeric }: Column<Row>) => (numeric ? 'n' : undefined)
  return (
    <table className="rows sm" role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.label} role="columnheader" scope="col" className={look(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <td key={column.label} role="cell" className={look(column)} data-label={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
