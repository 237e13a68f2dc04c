// The football facts. Commands: build (what the site reads, before every other script), check, import, export, publish,
// report. docs/data.md describes the files.
import { parseArgs } from 'node:util'
import { dayAt } from '#core/days.ts'
import { build, CORRECTIONS_FOLDER, SHEETS_FOLDER } from './data/build.ts'
import { check } from './data/check.ts'
import { exportFacts } from './data/export.ts'
import { importFolder, type FileReport } from './data/import.ts'
import { publishFromEnvironment } from './data/publish.ts'
import { describeProblem, type Problem } from './data/sheets.ts'

const MOST_LINES = 50
const USAGE = `Usage: node scripts/data.ts build | check | export | report | publish
       node scripts/data.ts import DIR [--write] [--replace]`

const COMMANDS: Record<string, () => Promise<void>> = {
  build: async () => {
    if (await build()) console.log('Built the facts from the sheets.')
  },
  check: async () => {
    const { problems, warnings } = await check(SHEETS_FOLDER, CORRECTIONS_FOLDER)
    show(problems)
    for (const warning of warnings) console.warn(`warning: ${describeProblem(warning)}`)
    console.log(problems.length === 0 ? 'The facts are sound.' : `${problems.length} problems.`)
    if (problems.length > 0) process.exitCode = 1
  },
  import: importFiles,
  export: async () => print(JSON.stringify(await exportFacts(SHEETS_FOLDER, CORRECTIONS_FOLDER))),
  report: async () => {
    await build()
    // Imported late: it needs the games, which read what was built.
    const { isEnough, tableOf } = await import('./data/figures.ts')
    const { report } = await import('./data/report.ts')
    const groups = await report(SHEETS_FOLDER, CORRECTIONS_FOLDER, dayAt(Date.now()))
    for (const line of tableOf(groups)) console.log(line)
    if (!groups.every(({ figures }) => figures.every(isEnough))) process.exitCode = 1
  },
  publish: async () => {
    const { clubs, players } = await publishFromEnvironment()
    console.log(`${clubs} clubs and ${players} players written.`)
  },
}

async function importFiles() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
  })
  const from = positionals[0]
  if (!from || positionals.length > 1) throw new Error(USAGE)
  const onProgress = (file: string, rows: number) => console.error(`${file}: ${rows.toLocaleString('en')} rows read`)
  const folders = { from, to: SHEETS_FOLDER, corrections: CORRECTIONS_FOLDER }
  const reports = await importFolder({ ...folders, ...values, onProgress })
  if (reports.length === 0) throw new Error(`${from} holds no file named after a sheet`)
  for (const file of reports) {
    show(file.problems)
    console.log(summaryOf(file, values.write))
  }
  if (!values.write) console.log('Nothing was written: add --write to take over the sound files.')
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}

function summaryOf({ file, rows, before, after, changed, problems }: FileReport, write: boolean): string {
  if (problems.length > 0) return `${file}: refused, ${problems.length} problems`
  if (!changed) return `${file}: ${rows} rows read, nothing new`
  return `${file}: ${rows} rows read, ${before} rows ${write ? 'became' : 'would become'} ${after}`
}

function show(problems: readonly Problem[]) {
  for (const problem of problems.slice(0, MOST_LINES)) console.error(describeProblem(problem))
  if (problems.length > MOST_LINES) console.error(`... and ${problems.length - MOST_LINES} more`)
}

/** Waits until the pipe is drained: exiting earlier would truncate the document. */
const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // A reader such as `head` may close the pipe; not a failure.
    process.stdout.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? resolve() : reject(error)))
    process.stdout.write(`${text}\n`, () => resolve())
  })

try {
  const command = COMMANDS[process.argv[2] ?? '']
  if (!command) throw new Error(USAGE)
  await command()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
