import type { Column } from './columns.ts'
import { correctionPath, type Correction, type Findings } from './correction.ts'
import { SHEETS, type Row } from './sheets.ts'
import { notAsExpected } from './table.ts'

type Keyed = 'players' | 'clubs'

/** Rows with corrected cells; a cell has the sheet's format, an empty value means unknown. */
export function correctCells<Name extends Keyed>(
  sheet: Name,
  rows: readonly Row<Name>[],
  corrections: readonly Correction[],
  { problems, stale }: Findings,
): Row<Name>[] {
  const columns: Record<string, Column<unknown>> = SHEETS[sheet]
  const corrected = new Map<string, Row<Name>>(rows.map((row) => [String(row.id), row]))
  for (const correction of corrections) {
    const place = { file: correctionPath(sheet), line: correction.line }
    const column = correction.column === 'id' ? undefined : columns[correction.column]
    if (!column) {
      problems.push({ ...place, column: 'column', rule: 'correction', reason: `no column "${correction.column}"` })
      continue
    }
    const text = correction.value ?? ''
    const value = column.read(text)
    const row = corrected.get(correction.id)
    if (value === undefined) {
      problems.push({ ...place, column: 'value', rule: 'correction', reason: notAsExpected(text, column) })
    } else if (!row) {
      stale.push({ ...place, column: 'id', rule: 'stale', reason: `"${correction.id}" is not in the sheet` })
    } else if (isSame((row as Record<string, unknown>)[correction.column], value)) {
      stale.push({ ...place, column: 'value', rule: 'stale', reason: 'the sheet says so already' })
    } else corrected.set(correction.id, { ...row, [correction.column]: value })
  }
  return [...corrected.values()]
}

/** Compares arrays by value. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
