import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from '#scripts/data/build.ts'
import type { Correction } from '#scripts/data/correction.ts'
import { applyCorrections, readCorrectedSheets, readCorrections } from '#scripts/data/corrections.ts'
import { readSoundSheets } from '#scripts/data/read.ts'
import { aRow, someSheets } from './builders.ts'

const correction = (changes: Partial<Correction>): Correction => ({
  line: 2,
  id: 'ben-hill',
  column: 'born',
  value: '1990-01-05',
  reason: 'day and month were swapped',
  as_of: '2026-11',
  ...changes,
})

const NONE = { players: [], clubs: [], careers: [] }
const sheets = someSheets({
  spells: [aRow('spells', { joined: 2008, left: 2010 }), aRow('spells', { joined: 2012, left: 2015 })],
})
const players = (...changes: Partial<Correction>[]) =>
  applyCorrections(sheets, { ...NONE, players: changes.map(correction) })
const careers = (...changes: Partial<Correction>[]) =>
  applyCorrections(sheets, { ...NONE, careers: changes.map(correction) })

describe('corrections of cells', () => {
  test("replace the sheet's value without changing the sheet", () => {
    const { sheets: corrected, problems, stale } = players({}, { column: 'second_nations', value: 'GB-ENG|IT' })
    expect(corrected.players).toEqual([aRow('players', { born: '1990-01-05', second_nations: ['GB-ENG', 'IT'] })])
    expect([problems, stale]).toEqual([[], []])
    expect(sheets.players[0]!.born).toBe('1990-05-01')
  })

  test('an empty value makes the cell unknown where that is allowed', () => {
    expect(players({ value: null }).sheets.players[0]!.born).toBeNull()
    expect(players({ column: 'name', value: null }).problems).toMatchObject([{ column: 'value', rule: 'correction' }])
  })

  test('apply to clubs too', () => {
    const clubs = [correction({ id: 'rovers', column: 'founded', value: '1901' })]
    expect(applyCorrections(sheets, { ...NONE, clubs }).sheets.clubs[0]!.founded).toBe(1901)
  })

  test.each([
    ['an unknown column', { column: 'weight' }, 'column'],
    ['the id', { column: 'id', value: 'tom-hill' }, 'column'],
    ['what cannot be read', { value: '5 January 1990' }, 'value'],
  ])('reject %s', (_, changes, column) => {
    const { problems, sheets: corrected } = players({ ...changes, line: 7 })
    expect(problems).toMatchObject([{ file: 'corrections/players.csv', line: 7, column, rule: 'correction' }])
    expect(corrected.players).toEqual(sheets.players)
  })

  test.each([
    ['the sheet says the same', { value: '1990-05-01' }, 'value'],
    ['the list is the same', { column: 'second_nations', value: null }, 'value'],
    ['nobody has this id', { id: 'tom-hill' }, 'id'],
  ])('are stale when %s', (_, changes, column) => {
    const { problems, stale } = players(changes)
    expect(problems).toEqual([])
    expect(stale).toMatchObject([{ file: 'corrections/players.csv', line: 2, column, rule: 'stale' }])
  })
})

describe('corrections of careers', () => {
  const clubsOf = (result: ReturnType<typeof careers>) =>
    result.sheets.spells.map(({ club, joined, left, on_loan, ongoing }) => ({ club, joined, left, on_loan, ongoing }))

  test('insert a spell in the order of joining', () => {
    const loan = { column: 'with', value: 'rovers 2010-2012 loan' }
    const now = { column: 'with', value: 'rovers 2015-now' }
    const result = careers(now, loan)
    expect(result.problems).toEqual([])
    expect(clubsOf(result).map(({ joined, left, on_loan, ongoing }) => [joined, left, on_loan, ongoing])).toEqual([
      [2008, 2010, false, false],
      [2010, 2012, true, false],
      [2012, 2015, false, false],
      [2015, null, false, true],
    ])
  })

  test('remove a spell', () => {
    expect(clubsOf(careers({ column: 'without', value: 'rovers 2008-2010' }))).toMatchObject([{ joined: 2012 }])
  })

  test('accept unknown years', () => {
    const result = careers({ column: 'with', value: 'rovers ?-?' })
    expect(result.problems).toEqual([])
    expect(result.sheets.spells).toHaveLength(3)
  })

  test.each([
    ['neither with nor without', { column: 'career' }, 'column'],
    ['a spell nobody can read', { column: 'with', value: 'Rovers since 2008' }, 'value'],
    ['nothing', { column: 'with', value: null }, 'value'],
  ])('reject %s', (_, changes, column) => {
    expect(careers(changes).problems).toMatchObject([{ file: 'corrections/careers.csv', column, rule: 'correction' }])
  })

  test.each([
    ['the spell to add is there', { column: 'with', value: 'rovers 2008-2010' }, 'value'],
    ['the spell to take out is not', { column: 'without', value: 'rovers 2008-2010 loan' }, 'value'],
    ['nobody has this id', { id: 'tom-hill', column: 'with', value: 'rovers 2008-2010' }, 'id'],
  ])('are stale when %s', (_, changes, column) => {
    const { stale, sheets: corrected } = careers(changes)
    expect(stale).toMatchObject([{ column, rule: 'stale' }])
    expect(corrected.spells).toEqual(sheets.spells)
  })
})

describe('the corrections of this project', () => {
  test('are readable and current', async () => {
    const { corrections, problems } = await readCorrections(CORRECTIONS_FOLDER)
    const corrected = applyCorrections(await readSoundSheets(SHEETS_FOLDER), corrections)
    expect([problems, corrected.problems, corrected.stale]).toEqual([[], [], []])
    expect(corrections.players.length + corrections.careers.length).toBeGreaterThan(0)
  })

  test('stop the build when one is unreadable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eleven-corrections-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(
      join(folder, 'players.csv'),
      'id,column,value,reason,as_of\npele,born,23 October 1940,test,2026-11\nxavi,,1,,2026\n',
    )
    const reading = readCorrectedSheets(SHEETS_FOLDER, folder)
    await expect(reading).rejects.toThrow('corrections/players.csv:2: value: "23 October 1940" is not a date')
    await expect(reading).rejects.toThrow('corrections/players.csv:3: column')
  })
})
