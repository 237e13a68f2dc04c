import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from '#scripts/data/build.ts'
import { importFolder } from '#scripts/data/import.ts'
import { fileOf, SHEET_NAMES, type Row, type SheetName, type Sheets } from '#scripts/data/sheets.ts'
import { toCsv } from '#scripts/data/write.ts'
import { aRow, someSheets } from './builders.ts'

let from = ''
let to = ''
let corrections = ''

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eleven-import-'))
  from = join(folder, 'from')
  to = join(folder, 'to')
  corrections = join(folder, 'corrections')
  await fillFolder(to, someSheets(), 'ours')
})
afterEach(() => rm(join(from, '..'), { recursive: true }))

async function fillFolder(folder: string, sheets: Partial<Sheets>, source: string) {
  await mkdir(folder, { recursive: true })
  const names = SHEET_NAMES.filter((name) => sheets[name])
  for (const name of names) await writeSheet(folder, name, sheets[name]! as Row<typeof name>[])
  const origins = names.map((name) => [fileOf(name), [{ source, terms: 'facts', asOf: '2026-08' }]])
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ asOf: '2026-08', sheets: Object.fromEntries(origins) }),
  )
}

const writeSheet = <Name extends SheetName>(folder: string, name: Name, rows: Row<Name>[]) =>
  writeFile(join(folder, fileOf(name)), toCsv(name, rows))

/** All files of the sheets' folder by name. */
async function contents(): Promise<Record<string, string>> {
  const names = await readdir(to)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(to, name), 'utf8')])),
  )
}

const run = (options: { write?: boolean; replace?: boolean } = {}) =>
  importFolder({ from, to, corrections, write: true, replace: false, ...options })

const tom = aRow('players', { id: 'tom-sun', name: 'Tom Sun', born: '1995-01-02' })

describe('an import', () => {
  test('is a dry run without the write option', async () => {
    await fillFolder(from, { players: [tom] }, 'feed')
    const before = await contents()
    expect(await run({ write: false })).toMatchObject([
      { file: 'players.csv', rows: 1, before: 1, after: 2, changed: true },
    ])
    expect(await contents()).toEqual(before)
  })

  test('reports its progress through a long file', async () => {
    const nicknames = Array.from({ length: 20_001 }, (_, at) => aRow('nicknames', { name: `Hilly ${at}` }))
    await fillFolder(from, { nicknames }, 'feed')
    const steps: string[] = []
    const onProgress = (file: string, rows: number) => steps.push(`${file} ${rows}`)
    expect(await importFolder({ from, to, corrections, write: false, replace: false, onProgress })).toMatchObject([
      { rows: 20_001 },
    ])
    expect(steps).toEqual(['nicknames.csv 10000', 'nicknames.csv 20000'])
  })

  test('adds new rows and replaces known ones', async () => {
    const spells = [aRow('spells', { joined: 2007, left: 2009 }), aRow('spells', { joined: 2009, left: 2015 })]
    await fillFolder(from, { players: [tom, aRow('players', { height_cm: 180 })], spells }, 'feed')
    await run()
    const after = await contents()
    expect(after['players.csv']).toBe(toCsv('players', [aRow('players', { height_cm: 180 }), tom]))
    expect(after['spells.csv']).toBe(toCsv('spells', spells))
  })

  test('changes nothing the second time', async () => {
    await fillFolder(from, { players: [tom], nicknames: [aRow('nicknames')] }, 'feed')
    await run()
    const before = await contents()
    expect((await run()).map(({ changed }) => changed)).toEqual([false, false])
    expect(await contents()).toEqual(before)
  })

  test('accepts or rejects a file as a whole', async () => {
    await fillFolder(from, { players: [tom, aRow('players', { height_cm: 99 })], values: [aRow('values')] }, 'feed')
    const before = await contents()
    expect(await run()).toMatchObject([
      { file: 'players.csv', changed: false, problems: [{ line: 3, column: 'height_cm', rule: 'height' }] },
      { file: 'values.csv', changed: true, problems: [] },
    ])
    expect((await contents())['players.csv']).toBe(before['players.csv'])
  })

  test('rejects a file that depends on a rejected one', async () => {
    const values = [aRow('values', { footballer: 'tom-sun' })]
    await fillFolder(from, { players: [{ ...tom, nation: 'DE' }], values }, 'feed')
    expect(await run()).toMatchObject([
      { file: 'players.csv', problems: [{ rule: 'known-nation' }] },
      { file: 'values.csv', problems: [{ line: 2, column: 'footballer', rule: 'known-footballer' }] },
    ])
  })

  test('rejects a replacement that would orphan rows of other sheets', async () => {
    await fillFolder(from, { players: [tom] }, 'feed')
    const before = await contents()
    expect(await run({ replace: true })).toMatchObject([
      { file: 'players.csv', problems: [{ file: 'spells.csv', line: 0, rule: 'known-footballer' }] },
    ])
    expect(await contents()).toEqual(before)
  })

  test('replaces everything when all files come together', async () => {
    const spells = [aRow('spells', { footballer: 'tom-sun', joined: 2013, left: 2020 })]
    await fillFolder(from, { players: [tom], spells }, 'feed')
    await run({ replace: true })
    const after = await contents()
    expect(after['players.csv']).toBe(toCsv('players', [tom]))
    expect(JSON.parse(after['manifest.json']!).sheets['players.csv']).toMatchObject([{ source: 'feed' }])
  })

  test('keeps the old source beside the new one when rows are mixed', async () => {
    await fillFolder(from, { players: [tom] }, 'feed')
    await run()
    const manifest = JSON.parse((await contents())['manifest.json']!)
    expect(manifest.sheets['players.csv']).toMatchObject([{ source: 'ours' }, { source: 'feed' }])
  })

  test('needs a source for every file', async () => {
    await fillFolder(from, { players: [tom] }, 'feed')
    await writeSheet(from, 'values', [aRow('values')])
    expect(await run()).toMatchObject([
      { file: 'players.csv', problems: [] },
      { file: 'values.csv', changed: false, problems: [{ rule: 'source' }] },
    ])
  })

  const MANIFESTS: [string, string | null, RegExp][] = [
    ['is missing', null, /manifest\.json is missing/],
    ['is not JSON', '{', /is not JSON/],
    ['has no date', '{"sheets":{}}', /asOf/],
  ]

  test.each(MANIFESTS)('stops when the manifest %s', async (_, text, message) => {
    await fillFolder(from, { players: [tom] }, 'feed')
    await (text === null ? rm(join(from, 'manifest.json')) : writeFile(join(from, 'manifest.json'), text))
    await expect(run()).rejects.toThrow(message)
  })

  test('changes nothing when a file is unreadable', async () => {
    await fillFolder(from, { players: [tom] }, 'feed')
    await writeFile(join(from, 'players.csv'), 'id,name\nx,"y\n')
    const before = await contents()
    expect((await run())[0]!.problems.length).toBeGreaterThan(0)
    expect(await contents()).toEqual(before)
  })
})

describe('an import below corrections', () => {
  const early = aRow('spells', { joined: 2008, left: 2009 })

  const correctCareer = async (column: 'with' | 'without', value: string) => {
    await mkdir(corrections, { recursive: true })
    await writeFile(
      join(corrections, 'careers.csv'),
      `id,column,value,reason,as_of\nben-hill,${column},${value},seen in the match report,2026-11\n`,
    )
  }

  test('checks sheets and corrections together', async () => {
    await fillFolder(to, someSheets({ spells: [early], seasons: [aRow('seasons')] }), 'ours')
    await fillFolder(from, { players: [tom] }, 'feed')
    expect(await run()).toMatchObject([{ changed: false, problems: [{ rule: 'season-of-the-career' }] }])
    await correctCareer('with', 'rovers 2011-2012')
    expect(await run()).toMatchObject([{ changed: true, problems: [] }])
  })

  test('is rejected when a correction contradicts it', async () => {
    await correctCareer('without', 'rovers 2011-2012')
    const spells = [early, aRow('spells', { joined: 2011, left: 2012 })]
    await fillFolder(from, { spells, seasons: [aRow('seasons')] }, 'feed')
    const before = await contents()
    expect(await run()).toMatchObject([
      { file: 'spells.csv', changed: true },
      { file: 'seasons.csv', problems: [{ line: 2, rule: 'season-of-the-career' }] },
    ])
    expect((await contents())['seasons.csv']).toBe(before['seasons.csv'])
  })

  test("accepts this project's own sheets", async () => {
    await fillFolder(from, { nicknames: [aRow('nicknames', { footballer: 'lionel-messi', name: 'Pulguita' })] }, 'feed')
    const ours = { to: SHEETS_FOLDER, corrections: CORRECTIONS_FOLDER }
    expect(await importFolder({ from, ...ours, write: false, replace: false })).toMatchObject([
      { file: 'nicknames.csv', problems: [], changed: true },
    ])
  })
})
