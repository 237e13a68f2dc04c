import { rename, writeFile } from 'node:fs/promises'
import { SHEETS, type Row, type SheetName } from './sheets.ts'

/** Serialises a sheet as CSV: header line, rows in order, `yes`/`no`, lists separated by `|`, unknown: empty. */
export function toCsv<Name extends SheetName>(sheet: Name, rows: readonly Row<Name>[]): string {
  const columns = Object.keys(SHEETS[sheet])
  const lines = rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column])).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = Array.isArray(value) ? value.join('|') : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Atomic rename, so that concurrent readers never see half a file. */
export const replaceFile = (path: string, text: string): Promise<void> => replaceFiles([[path, text]])

/** Paths with their new texts. All are written before the first rename, so that an interruption changes nothing. */
export async function replaceFiles(files: readonly (readonly [string, string])[]): Promise<void> {
  const newOf = (path: string) => `${path}.${process.pid}`
  for (const [path, text] of files) await writeFile(newOf(path), text)
  for (const [path] of files) await rename(newOf(path), path)
}
