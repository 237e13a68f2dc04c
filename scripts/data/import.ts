import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Corrections } from './correction.ts'
import { applyCorrections, readCorrections } from './corrections.ts'
import { editionOf, readEdition } from './editions.ts'
import type { Expand, Part } from './incoming.ts'
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts'
import { merge } from './merge.ts'
import { readSheet, readSoundSheets } from './read.ts'
import { checkSheets } from './rules/index.ts'
import { fileOf, SHEET_NAMES, type Problem, type Row, type SheetName, type Sheets } from './sheets.ts'
import type { Progress } from './table.ts'
import { readTransfers, TRANSFERS_FILE } from './transfers.ts'
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

/** `sheet`: null for an edition or transfers, which bring rows to several sheets. */
type Incoming = { file: string; sheet: SheetName | null; rows: number; problems: Problem[]; expand: Expand }

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
  const incoming = [
    ...(await readIncoming(from, manifest, onProgress)),
    ...(await readUpdates(from, manifest, (sheets) => applyCorrections(sheets, corrections).sheets)),
  ]
  const result = settle(current, incoming, replace, corrections)
  const reports = incoming.map((file) => reportOf(file, current, result))
  if (write) await save(to, manifest, incoming, { current, result }, replace)
  return reports
}

async function readIncoming(from: string, manifest: Manifest, onProgress?: Progress): Promise<Incoming[]> {
  const incoming: Incoming[] = []
  for (const name of SHEET_NAMES) {
    const path = join(from, fileOf(name))
    if (!existsSync(path)) continue
    const { rows, problems } = await readSheet(name, path, onProgress)
    problems.push(...missingSource(fileOf(name), manifest))
    // The name determines the row type; the compiler cannot follow a union through it.
    const parts = [{ name, rows } as unknown as Part]
    incoming.push({ file: fileOf(name), sheet: name, rows: rows.length, problems, expand: () => parts })
  }
  return incoming
}

/** Files of finished editions, oldest first, then the transfers. */
async function readUpdates(from: string, manifest: Manifest, corrected: (sheets: Sheets) => Sheets) {
  const updates: Incoming[] = []
  for (const file of (await readdir(from)).sort(byYear)) {
    const edition = editionOf(file)
    const path = join(from, file)
    if (!edition && file !== TRANSFERS_FILE) continue
    const { rows, problems, expand } = edition
      ? await readEdition(file, edition, path)
      : await readTransfers(path, corrected)
    updates.push({ file, sheet: null, rows, problems: [...problems, ...missingSource(file, manifest)], expand })
  }
  return updates
}

/** By the year in which an edition was decided; transfers have none and come last. */
const byYear = (one: string, other: string): number => yearOf(one) - yearOf(other) || (one < other ? -1 : 1)
const yearOf = (file: string): number => editionOf(file)?.year ?? Number.MAX_SAFE_INTEGER

const missingSource = (file: string, { sheets }: Manifest): Problem[] =>
  sheets[file] ? [] : [{ file, line: 1, rule: 'source', reason: `${MANIFEST_FILE} names no source for this file` }]

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
      const sheets = new Set(sheetsOf(file, current).map(fileOf))
      const found = own.length > 0 ? own.filter((problem) => sheets.has(problem.file)) : problems
      file.problems.push(...found.map((problem) => (file.sheet ? problem : { ...problem, file: file.file })))
    }
  }
}

function withFile(sheets: Sheets, { sheet, expand }: Incoming, replace: boolean): Sheets {
  return expand(sheets).reduce((merged, part) => {
    const news = part.rows as Row<typeof part.name>[]
    const known = replace && sheet ? [] : merged[part.name]
    return { ...merged, [part.name]: merge<typeof part.name>(part.name, known as typeof news, news) }
  }, sheets)
}

const sheetsOf = ({ expand }: Incoming, current: Sheets): SheetName[] => expand(current).map(({ name }) => name)

const hasChanged = (name: SheetName, current: Sheets, result: Sheets): boolean =>
  toCsv(name, current[name]) !== toCsv(name, result[name])

function reportOf(incoming: Incoming, current: Sheets, result: Sheets): FileReport {
  const isRefused = incoming.problems.length > 0
  const names = incoming.sheet ? [incoming.sheet] : isRefused ? [] : sheetsOf(incoming, current)
  const count = (sheets: Sheets) => names.reduce((sum, name) => sum + sheets[name].length, 0)
  return {
    file: incoming.file,
    rows: incoming.rows,
    before: count(current),
    after: count(result),
    changed: names.some((name) => hasChanged(name, current, result)),
    problems: incoming.problems,
  }
}

async function save(
  to: string,
  manifest: Manifest,
  incoming: readonly Incoming[],
  { current, result }: { current: Sheets; result: Sheets },
  replace: boolean,
) {
  const known = await readManifest(to)
  const changed = SHEET_NAMES.filter((name) => hasChanged(name, current, result))
  if (changed.length === 0) return
  const accepted = incoming.filter(({ problems }) => problems.length === 0)
  const files = changed.map((name): [string, string] => {
    const file = fileOf(name)
    const sources = accepted.filter(
      (one) => one.sheet === name || (!one.sheet && sheetsOf(one, current).includes(name)),
    )
    const isReplaced = replace && sources.some(({ sheet }) => sheet === name)
    const news = sources.flatMap((source) => manifest.sheets[source.file]!)
    known.sheets[file] = originsOf(isReplaced ? [] : (known.sheets[file] ?? []), news)
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
