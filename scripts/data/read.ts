import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import type { Column } from './columns.ts'
import {
  describeProblem,
  fileOf,
  SHEET_NAMES,
  SHEETS,
  type Problem,
  type Row,
  type SheetName,
  type Sheets,
} from './sheets.ts'

const MAX_RECORD_LETTERS = 10_000

type Reading<Name extends SheetName> = { rows: Row<Name>[]; problems: Problem[] }

/** Reads one CSV file (UTF-8, header line) record by record; a file that does not exist has no rows. */
export async function readSheet<Name extends SheetName>(sheet: Name, path: string): Promise<Reading<Name>> {
  const reading: Reading<Name> = { rows: [], problems: [] }
  if (!existsSync(path)) return reading
  const file = createReadStream(path)
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LETTERS,
  })
  file.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    await collect(sheet, parser as AsyncIterable<CsvRecord>, reading)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    reading.problems.push({ file: fileOf(sheet), line: Number(error.lines ?? 0), rule: 'csv', reason: error.message })
  } finally {
    file.destroy()
  }
  return reading
}

type CsvRecord = { record: string[]; info: { lines: number } }

async function collect<Name extends SheetName>(sheet: Name, records: AsyncIterable<CsvRecord>, reading: Reading<Name>) {
  const columns = Object.entries<Column<unknown>>(SHEETS[sheet])
  let places: number[] | null = null
  for await (const { record, info } of records) {
    if (!places) {
      places = readHeader(sheet, record, reading.problems)
      if (!places) return
      continue
    }
    const row = readRow(sheet, columns, places, record, info.lines, reading.problems)
    if (row) reading.rows.push(row as Row<Name>)
  }
  if (!places) reading.problems.push({ file: fileOf(sheet), line: 1, rule: 'header', reason: 'the file is empty' })
}

/** Where each column of the schema stands in the file, or null when one is missing, unknown or there twice. */
function readHeader(sheet: SheetName, header: string[], problems: Problem[]): number[] | null {
  const names = Object.keys(SHEETS[sheet])
  const complain = (column: string, reason: string) =>
    problems.push({ file: fileOf(sheet), line: 1, column, rule: 'header', reason })
  const before = problems.length
  for (const name of names) if (!header.includes(name)) complain(name, 'the column is missing')
  header.forEach((name, place) => {
    if (!names.includes(name)) complain(name, 'unknown column')
    else if (header.indexOf(name) !== place) complain(name, 'the column is there twice')
  })
  return problems.length === before ? names.map((name) => header.indexOf(name)) : null
}

function readRow(
  sheet: SheetName,
  columns: [string, Column<unknown>][],
  places: number[],
  record: string[],
  line: number,
  problems: Problem[],
): Record<string, unknown> | null {
  const file = fileOf(sheet)
  if (record.length !== columns.length) {
    problems.push({ file, line, rule: 'cells', reason: `${record.length} cells, expected ${columns.length}` })
    return null
  }
  const row: Record<string, unknown> = { line }
  let sound = true
  columns.forEach(([name, column], at) => {
    const text = record[places[at]!]!
    const value = column.read(text)
    if (value === undefined) {
      sound = false
      problems.push({
        file,
        line,
        column: name,
        rule: 'value',
        reason: `"${text.slice(0, 60)}" is not ${column.expects}`,
      })
    }
    row[name] = value
  })
  return sound ? row : null
}

export const noSheets = (): Sheets => Object.fromEntries(SHEET_NAMES.map((name) => [name, []])) as unknown as Sheets

/** All sheets of a folder. */
export async function readSheets(folder: string): Promise<{ sheets: Sheets; problems: Problem[] }> {
  const sheets: Record<string, unknown> = noSheets()
  const problems: Problem[] = []
  for (const name of SHEET_NAMES) {
    const reading = await readSheet(name, join(folder, fileOf(name)))
    sheets[name] = reading.rows
    problems.push(...reading.problems)
  }
  return { sheets: sheets as Sheets, problems }
}

/** All sheets of a folder; throws with the first problems when a cell cannot be read. */
export async function readSoundSheets(folder: string): Promise<Sheets> {
  const { sheets, problems } = await readSheets(folder)
  if (problems.length > 0) throw new Error(problems.slice(0, 10).map(describeProblem).join('\n'))
  return sheets
}
