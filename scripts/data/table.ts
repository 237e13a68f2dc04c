import { createReadStream, existsSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { Column } from './columns.ts'
import type { Problem } from './sheets.ts'

const MAX_RECORD_LETTERS = 10_000

/** A row parsed by its file's columns, with its line number. */
type TableRow = Record<string, unknown> & { line: number }
type Table = { rows: TableRow[]; problems: Problem[] }
type Columns = Record<string, Column<unknown>>

/** Called every 10,000 rows of a file. */
export type Progress = (file: string, rows: number) => void
const ROWS_PER_STEP = 10_000

/** Reads a CSV file (UTF-8, header line) record by record; `file` is its name in problems. */
export async function readTable(file: string, columns: Columns, path: string, onProgress?: Progress): Promise<Table> {
  const table: Table = { rows: [], problems: [] }
  if (!existsSync(path)) return table
  const stream = createReadStream(path)
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LETTERS,
  })
  stream.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    await collect(file, columns, parser as AsyncIterable<CsvRecord>, table, onProgress)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    table.problems.push({ file, line: Number(error.lines ?? 0), rule: 'csv', reason: error.message })
  } finally {
    stream.destroy()
  }
  return table
}

type CsvRecord = { record: string[]; info: { lines: number } }

async function collect(
  file: string,
  columns: Columns,
  records: AsyncIterable<CsvRecord>,
  table: Table,
  onProgress?: Progress,
) {
  const list = Object.entries(columns)
  let places: number[] | null = null
  let count = 0
  for await (const { record, info } of records) {
    if (!places) {
      places = readHeader(file, Object.keys(columns), record, table.problems)
      if (!places) return
      continue
    }
    const row = readRow(file, list, places, record, info.lines, table.problems)
    if (row) table.rows.push(row)
    count += 1
    if (count % ROWS_PER_STEP === 0) onProgress?.(file, count)
  }
  if (!places) table.problems.push({ file, line: 1, rule: 'header', reason: 'the file is empty' })
}

/** Column indexes by the schema, or null when one is missing, unknown or duplicate. */
function readHeader(
  file: string,
  names: readonly string[],
  header: readonly string[],
  problems: Problem[],
): number[] | null {
  const complain = (column: string, reason: string) => problems.push({ file, line: 1, column, rule: 'header', reason })
  const before = problems.length
  for (const name of names) if (!header.includes(name)) complain(name, 'the column is missing')
  header.forEach((name, place) => {
    if (!names.includes(name)) complain(name, 'unknown column')
    else if (header.indexOf(name) !== place) complain(name, 'the column is there twice')
  })
  return problems.length === before ? names.map((name) => header.indexOf(name)) : null
}

function readRow(
  file: string,
  columns: [string, Column<unknown>][],
  places: number[],
  record: string[],
  line: number,
  problems: Problem[],
): TableRow | null {
  if (record.length !== columns.length) {
    problems.push({ file, line, rule: 'cells', reason: `${record.length} cells, expected ${columns.length}` })
    return null
  }
  const row: TableRow = { line }
  let sound = true
  columns.forEach(([name, column], at) => {
    const text = record[places[at]!]!
    const value = column.read(text)
    if (value === undefined) {
      sound = false
      problems.push({ file, line, column: name, rule: 'value', reason: notAsExpected(text, column) })
    }
    row[name] = value
  })
  return sound ? row : null
}

/** `"x" is not a year`. */
export const notAsExpected = (text: string, { expects }: Column<unknown>): string =>
  `"${text.slice(0, 60)}" is not ${expects}`
