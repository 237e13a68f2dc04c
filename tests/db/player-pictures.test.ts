import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { arrange, rpc, type Database } from './persons.ts'

const PLAYER = 'zinedine-zidane'
const bytesOf = (word: string) => Buffer.from(`RIFF????WEBP${word}`).toString('base64')
const PICTURE = {
  player: PLAYER,
  bytes: bytesOf('one'),
  author: 'A. Painter',
  licence: 'CC BY-SA 4.0',
  source: 'https://example.org/1',
}

let database: Database
beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const fill = (...pictures: object[]) =>
  rpc<number>(database, 'fill_player_pictures', { pictures: JSON.stringify(pictures) })
const takeDown = (what: string | null, footballer = PLAYER) =>
  rpc<boolean>(database, 'take_down_picture', { footballer, what })
const read = (footballer = PLAYER) => rpc<string | null>(database, 'read_player_picture', { footballer })
const list = () => rpc<{ player: string; takenDown: string | null }[]>(database, 'list_player_pictures', {})
const state = async () => (await list()).map(({ takenDown }) => takenDown)

describe('pictures of footballers', () => {
  test('are added and updated; unchanged ones are not rewritten', async () => {
    expect(await fill(PICTURE)).toBe(1)
    expect(await fill(PICTURE)).toBe(0)
    expect(await fill({ ...PICTURE, bytes: bytesOf('two') })).toBe(1)
    expect(await read()).toBe(bytesOf('two'))
  })

  test('are listed completely, however many', async () => {
    const bytes = bytesOf('x'.repeat(100_000))
    await fill({ ...PICTURE, bytes })
    expect(await read()).toBe(bytes)
  })

  test('are listed with their authors', async () => {
    expect(await list()).toEqual([])
    await fill(PICTURE)
    const { author, licence, source } = PICTURE
    expect(await list()).toEqual([
      { player: PLAYER, author, licence, source, takenDown: null, version: expect.any(String) },
    ])
  })

  test.each([
    ['another licence', { licence: 'all rights reserved' }],
    ['no author', { author: null }],
    ['nobody we know', { player: 'nobody' }],
    ['bytes that are no WebP', { bytes: Buffer.from('<svg xmlns="...">').toString('base64') }],
    ['more than 100 kB', { bytes: bytesOf('x'.repeat(102_400)) }],
  ])('with %s are refused together with the rest of the call', async (_, change) => {
    await expect(fill(PICTURE, { ...PICTURE, player: 'nobody', ...change })).rejects.toThrow(/violates/)
    expect(await list()).toEqual([])
  })
})

describe('hiding', () => {
  test('of a picture ends when a different picture replaces it', async () => {
    await fill(PICTURE)
    expect(await takeDown('replacement')).toBe(true)
    expect([await read(), await state()]).toEqual([null, ['replacement']])
    await fill({ ...PICTURE, author: 'B. Painter' })
    expect(await state()).toEqual(['replacement'])
    await fill({ ...PICTURE, bytes: bytesOf('two') })
    expect([await read(), await state()]).toEqual([bytesOf('two'), [null]])
  })

  test('of everything survives imports', async () => {
    expect(await takeDown('everything')).toBe(true)
    await fill(PICTURE)
    expect([await read(), await state()]).toEqual([null, ['everything']])
    expect(await takeDown(null)).toBe(true)
    expect(await read()).toBe(PICTURE.bytes)
  })

  test('of a drawing leaves no row when it ends', async () => {
    await takeDown('everything')
    await takeDown(null)
    expect(await list()).toEqual([])
  })

  test('of a missing picture has no effect', async () => {
    expect(await takeDown('replacement')).toBe(false)
    expect(await takeDown(null)).toBe(false)
    expect(await list()).toEqual([])
  })

  test('accepts no other state', async () => {
    await fill(PICTURE)
    await expect(takeDown('please')).rejects.toThrow(/violates/)
  })
})
