import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SHEETS_FOLDER } from '#scripts/data/build.ts'
import { readSheet, readSheets, readSoundSheets } from '#scripts/data/read.ts'
import { fileOf, SHEET_NAMES } from '#scripts/data/sheets.ts'
import { toCsv } from '#scripts/data/write.ts'
import { aRow } from './builders.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eleven-read-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(sheet: Parameters<typeof readSheet>[0], text: string) {
  const path = join(folder, fileOf(sheet))
  await writeFile(path, text)
  return readSheet(sheet, path)
}

const PLAYERS = toCsv('players', []).trim()
const player = (changes: Parameters<typeof aRow<'players'>>[1]) => toCsv('players', [aRow('players', changes)])

describe('reading a sheet', () => {
  test('gives typed rows with their line numbers', async () => {
    const { rows, problems } = await read(
      'spells',
      'footballer,joined,left,club,on_loan,ongoing\na-b,2008,,rovers,no,yes\n',
    )
    expect(problems).toEqual([])
    expect(rows).toEqual([
      { footballer: 'a-b', joined: 2008, left: null, club: 'rovers', on_loan: false, ongoing: true, line: 2 },
    ])
  })

  test('takes columns in any order, a byte order mark and quoted commas', async () => {
    const { rows, problems } = await read('club-names', '\uFEFFname,club\n"Rovers, the",rovers\n')
    expect(problems).toEqual([])
    expect(rows).toEqual([{ club: 'rovers', name: 'Rovers, the', line: 2 }])
  })

  const HEADERS: [string, string, string][] = [
    ['a missing column', 'club\nrovers\n', 'the column is missing'],
    ['an unknown column', 'club,name,colour\nrovers,Rovers,red\n', 'unknown column'],
    ['a column that is there twice', 'club,name,name\nrovers,Rovers,Rovers\n', 'the column is there twice'],
    ['an empty file', '', 'the file is empty'],
  ]

  test.each(HEADERS)('rejects %s', async (_, text, reason) => {
    expect((await read('club-names', text)).problems).toMatchObject([{ line: 1, rule: 'header', reason }])
  })

  test('rejects text that is not UTF-8', async () => {
    const path = join(folder, fileOf('club-names'))
    await writeFile(path, Buffer.from('club,name\nrovers,Málaga\n', 'latin1'))
    expect((await readSheet('club-names', path)).problems).toMatchObject([{ line: 2, column: 'name', rule: 'value' }])
  })

  test('checks the number of cells in a row', async () => {
    const { rows, problems } = await read('club-names', 'club,name\nrovers\nrovers,The Rovers\n')
    expect(problems).toMatchObject([{ line: 2, rule: 'cells', reason: '1 cells, expected 2' }])
    expect(rows).toHaveLength(1)
  })

  test('names the line of an unclosed quotation mark', async () => {
    expect((await read('club-names', 'club,name\nrovers,"Rovers\n')).problems).toMatchObject([
      { rule: 'csv', file: 'club-names.csv' },
    ])
  })

  const CELLS: [string, string][] = [
    ['id', player({ id: 'Ben Hill' })],
    ['born', player({ born: '1990-02-30' })],
    ['born', player({ born: '01/05/1990' })],
    ['nation', player({ nation: 'ENG' })],
    ['role', player({ role: 'Striker' as never })],
    ['second_nations', player({ second_nations: ['FR', 'xx'] })],
    ['fame', player({ fame: 6 })],
    ['confidence', player({ confidence: -1 })],
    ['name', player({ name: '' })],
  ]

  test.each(CELLS)('points at column %s in case %#', async (column, text) => {
    const { rows, problems } = await read('players', text)
    expect(problems).toMatchObject([{ file: 'players.csv', line: 2, column, rule: 'value' }])
    expect(rows).toEqual([])
  })

  test('gives no rows for a missing file', async () => {
    expect(await readSheet('players', join(folder, 'players.csv'))).toEqual({ rows: [], problems: [] })
  })

  test('throws with file, line, column and reason on an invalid sheet', async () => {
    await writeFile(join(folder, 'players.csv'), `${PLAYERS}\n${player({ role: 'Striker' as never }).split('\n')[1]}\n`)
    await expect(readSoundSheets(folder)).rejects.toThrow('players.csv:2: role: "Striker" is not one of Goalkeeper')
  })

  test('names only the first ten faults', async () => {
    const wrong = player({ role: 'Striker' as never }).split('\n')[1]
    await writeFile(join(folder, 'players.csv'), `${PLAYERS}\n${`${wrong}\n`.repeat(12)}`)
    const error = await readSoundSheets(folder).catch((reason: Error) => reason.message)
    const lines = String(error).split('\n')
    expect([lines.length, lines.at(-1)]).toEqual([10, expect.stringMatching(/^players\.csv:11: role:/)])
  })

  test('our own sheets survive reading and writing unchanged', async () => {
    const { sheets } = await readSheets(SHEETS_FOLDER)
    for (const name of SHEET_NAMES) {
      await writeFile(join(folder, fileOf(name)), toCsv(name, sheets[name]))
    }
    expect((await readSheets(folder)).sheets).toEqual(sheets)
  })
})
