import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Corrections } from './correction.ts'
import { applyCorrections, readCorrections } from './corrections.ts'
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts'
import { merge } from './merge.ts'
import { readSheet, readSoundSheets } from './read.ts'
import { checkSheets } from './rules/index.ts'
import { fileOf, SHEET_NAMES, type Problem, type Row, type SheetName, type Sheets } from './sheets.ts'
import type { Progress } from './table.ts'
import { replaceFiles, toCsv } from './write.ts'

export type ImportOptions = {
  from: string
  /** The project's sheets. */
  to: string
  /** Corrections: the rules hold for both together. */
  corrections: string
  /** False: dry run. */
  write: boolean
  /** The file replaces the sheet instead of its subjects' rows. */
  replace: boolean
  /** Reports how far a long file has been read. */
  onProgress?: Progress
}

/** Result of one file. A file with problems changes nothing. */
export type FileReport = {
  file: string
  rows: number
  before: number
  after: number
  changed: boolean
  problems: Problem[]
}

type Incoming = { name: SheetName; rows: readonly { line: number }[]; problems: Problem[] }

/**
 * Imports the CSV files of a folder, each as a whole or not at all. Throws without a manifest that names its source.
 */
export async function importFolder(options: ImportOptions): Promise<FileReport[]> {
  const { from, to, write, replace, onProgress } = options
  const manifest = await readManifest(from)
  const { corrections } = await readCorrections(options.corrections)
  const current = await readSoundSheets(to)
  // Line 0 marks existing rows: a problem there was caused by the import elsewhere.
  for (const name of SHEET_NAMES) for (const row of current[name]) row.line = 0
  const incoming = await readIncoming(from, manifest, onProgress)
  const result = settle(current, incoming, replace, corrections)
  const reports = incoming.map((file) => reportOf(file, current, result))
  if (write) await save(to, manifest, reports, result, replace)
  return reports
}

async function readIncoming(from: string, manifest: Manifest, onProgress?: Progress): Promise<Incoming[]> {
  const incoming: Incoming[] = []
  for (const name of SHEET_NAMES) {
    const path = join(from, fileOf(name))
    if (!existsSync(path)) continue
    const { rows, problems } = await readSheet(name, path, onProgress)
    if (!manifest.sheets[fileOf(name)]) {
      problems.push({
        file: fileOf(name),
        line: 1,
        rule: 'source',
        reason: `${MANIFEST_FILE} names no source for this file`,
      })
    }
    incoming.push({ name, rows, problems })
  }
  return incoming
}

/**
 * Merges valid files, checks the whole, and removes faulty files until nothing is wrong: a file may depend on another
 * one that was refused. When the fault is in rows that no file brought, every remaining file is refused.
 */
function settle(current: Sheets, incoming: readonly Incoming[], replace: boolean, corrections: Corrections): Sheets {
  for (;;) {
    const accepted = incoming.filter(({ problems }) => problems.length === 0)
    const result = accepted.reduce((sheets, file) => withFile(sheets, file, replace), current)
    const problems = accepted.length > 0 ? checkSheets(applyCorrections(result, corrections).sheets) : []
    if (problems.length === 0) return result
    const own = problems.filter(({ line }) => line > 0)
    for (const file of accepted) {
      file.problems.push(...(own.length > 0 ? own.filter((problem) => problem.file === fileOf(file.name)) : problems))
    }
  }
}

function withFile(sheets: Sheets, { name, rows }: Incoming, replace: boolean): Sheets {
  // The name determines the row type; the compiler cannot follow a union through it.
  const news = rows as Row<typeof name>[]
  return { ...sheets, [name]: merge<typeof name>(name, replace ? [] : sheets[name], news) }
}

function reportOf({ name, rows, problems }: Incoming, current: Sheets, result: Sheets): FileReport {
  return {
    file: fileOf(name),
    rows: rows.length,
    before: current[name].length,
    after: result[name].length,
    changed: toCsv(name, current[name]) !== toCsv(name, result[name]),
    problems,
  }
}

async function save(to: string, manifest: Manifest, reports: readonly FileReport[], result: Sheets, replace: boolean) {
  const known = await readManifest(to)
  const changed = reports.filter((report) => report.changed)
  if (changed.length === 0) return
  const files = changed.map(({ file }): [string, string] => {
    const name = SHEET_NAMES.find((sheet) => fileOf(sheet) === file)!
    known.sheets[file] = originsOf(replace ? [] : (known.sheets[file] ?? []), manifest.sheets[file]!)
    return [join(to, file), toCsv(name, result[name])]
  })
  known.asOf = manifest.asOf > known.asOf ? manifest.asOf : known.asOf
  await replaceFiles([...files, [join(to, MANIFEST_FILE), `${JSON.stringify(known, null, 2)}\n`]])
}

type Origins = Manifest['sheets'][string]

const originsOf = (known: Origins, news: Origins): Origins => [
  ...known,
  ...news.filter((origin) => !known.some((other) => JSON.stringify(other) === JSON.stringify(origin))),
]
