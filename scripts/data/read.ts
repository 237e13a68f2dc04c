import { join } from 'node:path'
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
import { readTable, type Progress } from './table.ts'

export { readTable } from './table.ts'

/** A sheet of a folder; a missing file has no rows. */
export async function readSheet<Name extends SheetName>(
  sheet: Name,
  path: string,
  onProgress?: Progress,
): Promise<{ rows: Row<Name>[]; problems: Problem[] }> {
  const { rows, problems } = await readTable(fileOf(sheet), SHEETS[sheet], path, onProgress)
  return { rows: rows as Row<Name>[], problems }
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

/** All sheets of a folder; throws with the first problems when a cell is unreadable. */
export async function readSoundSheets(folder: string): Promise<Sheets> {
  const { sheets, problems } = await readSheets(folder)
  if (problems.length > 0) throw new Error(problems.slice(0, 10).map(describeProblem).join('\n'))
  return sheets
}
