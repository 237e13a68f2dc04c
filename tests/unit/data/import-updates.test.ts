import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { assemble } from '#scripts/data/assemble.ts'
import { readCorrectedSheets } from '#scripts/data/corrections.ts'
import { importFolder } from '#scripts/data/import.ts'
import { fileOf, SHEET_NAMES, type Row, type SheetName, type Sheets } from '#scripts/data/sheets.ts'
import { toCsv } from '#scripts/data/write.ts'
import { aRow, someSheets } from './builders.ts'

let folder = ''
const at = (name: string) => join(folder, name)

const ORIGIN = [{ source: 'ours', terms: 'facts', asOf: '2026-08' }]

async function fill(sheets: Sheets) {
  await mkdir(at('to'), { recursive: true })
  for (const name of SHEET_NAMES) await writeFile(join(at('to'), fileOf(name)), csvOf(name, sheets))
  const origins = SHEET_NAMES.map((name) => [fileOf(name), ORIGIN])
  await writeFile(
    join(at('to'), 'manifest.json'),
    JSON.stringify({ asOf: '2026-08', sheets: Object.fromEntries(origins) }),
  )
}

const csvOf = <Name extends SheetName>(name: Name, sheets: Sheets) => toCsv(name, sheets[name] as Row<Name>[])

/** Imports one file of these lines and returns its report. */
async function importLines(file: string, lines: string[]) {
  await rm(at('from'), { recursive: true, force: true })
  await mkdir(at('from'))
  await writeFile(join(at('from'), file), `${lines.join('\n')}\n`)
  const origin = [{ source: 'feed', terms: 'facts', asOf: '2027-06' }]
  await writeFile(join(at('from'), 'manifest.json'), JSON.stringify({ asOf: '2027-06', sheets: { [file]: origin } }))
  const options = { from: at('from'), to: at('to'), corrections: at('corrections'), write: true, replace: false }
  const [report] = await importFolder(options)
  return report!
}

const sheetsNow = () => readCorrectedSheets(at('to'), at('corrections'))

const CLUBS = [
  aRow('clubs', { league: 'ligue1' }),
  ...Array.from({ length: 17 }, (_, place) => aRow('clubs', { id: `town-${place}`, name: `Town ${place}` })),
]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eleven-updates-'))
  await mkdir(at('corrections'))
  await fill(
    someSheets({
      clubs: CLUBS,
      spells: [aRow('spells', { joined: 2020, left: null, ongoing: true })],
      seasons: [aRow('seasons', { season: '2025/26', matches: 30, minutes: 2_000 })],
    }),
  )
})
afterEach(() => rm(folder, { recursive: true }))

const HEADER = 'row,club,nation,footballer,matches,minutes,goals,assists,yellow_cards,red_cards'

describe('a finished season', () => {
  const SEASON = [
    HEADER,
    'winner,rovers,,,,,,,,',
    ...CLUBS.map(({ id }) => `club,${id},,,,,,,,`),
    'player,rovers,,ben-hill,34,3000,12,4,2,0',
  ]

  test('is one file: champion, clubs and figures', async () => {
    expect(await importLines('ligue_1-2027.csv', SEASON)).toMatchObject({ changed: true, problems: [] })
    const { champions, seasons, ...sheets } = await sheetsNow()
    expect(champions).toMatchObject([{ competition: 'ligue_1', year: 2027, club: 'rovers', certain: true }])
    expect(seasons.map(({ season, goals }) => [season, goals])).toContainEqual(['2026/27', 12])
    expect(seasons.map(({ season }) => season)).toContain('2025/26')
    expect(sheets['league-seasons'].find(({ season }) => season === '2026/27')).toMatchObject({ complete: true })
  })

  test('changes nothing the second time, and keeps its source', async () => {
    await importLines('ligue_1-2027.csv', SEASON)
    expect((await importLines('ligue_1-2027.csv', SEASON)).changed).toBe(false)
    const { sheets } = JSON.parse(await readFile(join(at('to'), 'manifest.json'), 'utf8'))
    expect(sheets['champions.csv']).toMatchObject([{ source: 'ours' }, { source: 'feed' }])
    expect(sheets['players.csv']).toHaveLength(1)
  })

  test.each([
    ['without a winner', SEASON.filter((line) => !line.startsWith('winner')), 'row'],
    ['without a figure', [...SEASON, 'player,rovers,,ben-hill,34,,12,4,2,0'], 'minutes'],
  ])('%s is rejected as a whole', async (_, lines, column) => {
    const report = await importLines('ligue_1-2027.csv', lines)
    expect(report).toMatchObject({ changed: false, problems: [{ file: 'ligue_1-2027.csv', column, rule: 'edition' }] })
    expect((await sheetsNow()).champions).toEqual([])
  })

  test('that breaks a rule names its own file and line', async () => {
    const report = await importLines('ligue_1-2027.csv', [...SEASON, 'player,rovers,,nobody,34,3000,1,1,1,0'])
    expect(report.problems).toMatchObject([
      { file: 'ligue_1-2027.csv', line: SEASON.length + 1, rule: 'known-footballer' },
    ])
  })
})

test('a tournament is one file: winner and honours', async () => {
  const lines = [HEADER, 'winner,,FR,,,,,,,', 'player,,,ben-hill,,,,,,']
  expect(await importLines('world_cup-2026.csv', lines)).toMatchObject({ changed: true, problems: [] })
  const { winners, honours } = await sheetsNow()
  expect(winners.find(({ year }) => year === 2026)).toMatchObject({ title: 'world_cup', nation: 'FR' })
  expect(honours.filter(({ year }) => year === 2026)).toMatchObject([{ footballer: 'ben-hill', title: 'world_cup' }])
})

describe('a transfer', () => {
  const move = (...lines: string[]) => importLines('transfers.csv', ['footballer,year,club,on_loan', ...lines])
  const benNow = async () => assemble(await sheetsNow()).footballers.find(({ id }) => id === 'ben-hill')!

  test('is one line that changes career, club and league', async () => {
    expect(await move('ben-hill,2026,town-3,no')).toMatchObject({ changed: true, problems: [] })
    const { career, club, league } = await benNow()
    expect(career.map((spell) => [spell.club, spell.from, spell.to, spell.current])).toEqual([
      ['rovers', 2020, 2026, false],
      ['town-3', 2026, null, true],
    ])
    expect([club, league]).toEqual(['town-3', null])
    expect((await move('ben-hill,2026,town-3,no')).changed).toBe(false)
  })

  test('on loan leaves the first club open, and ends with the return', async () => {
    await move('ben-hill,2026,town-3,yes')
    expect((await benNow()).club).toBe('town-3')
    await move('ben-hill,2027,rovers,no')
    const { career, club } = await benNow()
    expect(club).toBe('rovers')
    expect(career.map((spell) => [spell.club, spell.to, spell.loan])).toEqual([
      ['rovers', null, false],
      ['town-3', 2027, true],
    ])
  })

  test('without a club ends the career there', async () => {
    await move('ben-hill,2026,,no')
    expect((await benNow()).club).toBeNull()
  })

  test('ends a spell that a correction had started', async () => {
    await fill(someSheets({ clubs: CLUBS, spells: [aRow('spells', { joined: 2020, left: null, ongoing: true })] }))
    const correction = 'ben-hill,with,town-1 2024-now,read,2026-11\nben-hill,without,rovers 2020-now,read,2026-11'
    await writeFile(join(at('corrections'), 'careers.csv'), `id,column,value,reason,as_of\n${correction}\n`)
    expect((await benNow()).club).toBe('town-1')
    expect(await move('ben-hill,2026,town-3,no')).toMatchObject({ changed: true, problems: [] })
    expect((await benNow()).club).toBe('town-3')
  })
})
