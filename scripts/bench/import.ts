// Imports 50,000 invented footballers with 300,000 spells into a copy of the sheets, in a process of its own, and
// prints time and memory: node scripts/bench/import.ts. Fails over a minute or a gigabyte.
import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from '../data/build.ts'
import { importFolder } from '../data/import.ts'
import { describeProblem, fileOf, type Row } from '../data/sheets.ts'
import { toCsv } from '../data/write.ts'

const PLAYERS = 50_000
const SPELLS_EACH = 6
const MOST_SECONDS = 60
const MOST_MEGABYTES = 1_024

const CLUBS = ['arsenal', 'barca', 'milan', 'psg', 'ajax', 'porto', 'celtic']
const DAYS_IN_A_MONTH = 28

/** Unique surnames: no twins, no namesakes. */
function playerOf(number: number): Row<'players'> {
  const name = [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] + 'aeiou'[Number(digit) % 5]!).join('')
  const month = String((number % 12) + 1).padStart(2, '0')
  const day = String((number % DAYS_IN_A_MONTH) + 1).padStart(2, '0')
  return {
    line: 0,
    id: `made-up-${number}`,
    name: `Made ${name}`,
    full_name: null,
    born: `${1970 + (number % 35)}-${month}-${day}`,
    nation: 'FR',
    second_nations: ['ES'],
    role: 'Midfielder',
    position: 'Central Midfield',
    height_cm: 180,
    foot: 'Right',
    shirt: number % 99,
    fame: 1,
    confidence: 1,
    died: null,
    remark: null,
  }
}

function spellsOf({ id, born }: Row<'players'>): Row<'spells'>[] {
  const first = Number(born!.slice(0, 4)) + 18
  return Array.from({ length: SPELLS_EACH }, (_, at) => ({
    line: 0,
    footballer: id,
    joined: first + at * 2,
    left: first + at * 2 + 2,
    club: CLUBS[(at + first) % CLUBS.length]!,
    on_loan: false,
    ongoing: false,
  }))
}

async function writeFeed(folder: string) {
  const players = Array.from({ length: PLAYERS }, (_, number) => playerOf(number))
  await writeFile(join(folder, fileOf('players')), toCsv('players', players))
  await writeFile(join(folder, fileOf('spells')), toCsv('spells', players.flatMap(spellsOf)))
  const origin = [{ source: 'made up', terms: 'none', asOf: '2026-11' }]
  const sheets = { [fileOf('players')]: origin, [fileOf('spells')]: origin }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ asOf: '2026-11', sheets }))
}

async function measure(from: string, to: string) {
  const start = performance.now()
  const reports = await importFolder({ from, to, corrections: CORRECTIONS_FOLDER, write: true, replace: false })
  const seconds = (performance.now() - start) / 1_000
  const megabytes = process.resourceUsage().maxRSS / 1_024
  for (const { file, rows, after, problems } of reports) {
    console.log(`${file}: ${rows} rows read, ${after} in the sheet, ${problems.length} problems`)
    if (problems[0]) console.log(describeProblem(problems[0]))
  }
  console.log(
    `${seconds.toFixed(1)} s (at most ${MOST_SECONDS}), ${Math.round(megabytes)} MB (at most ${MOST_MEGABYTES})`,
  )
  const sound = reports.every(({ problems, changed }) => problems.length === 0 && changed)
  if (!sound || seconds > MOST_SECONDS || megabytes > MOST_MEGABYTES) process.exitCode = 1
}

async function compare() {
  const folder = await mkdtemp(join(tmpdir(), 'eleven-import-'))
  try {
    await cp(SHEETS_FOLDER, join(folder, 'to'), { recursive: true })
    await writeFeed(folder)
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), folder, join(folder, 'to')], {
      stdio: 'inherit',
    })
    process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const [from, to] = process.argv.slice(2)
await (from && to ? measure(from, to) : compare())
