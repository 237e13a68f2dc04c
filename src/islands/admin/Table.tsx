import type { ReactNode } from 'react'

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/**
 * Table that turns into cards on a phone. Roles are explicit because browsers drop table semantics when CSS changes
 * `display`.
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
