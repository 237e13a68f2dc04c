import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MATCH_LIMITS } from '#core/plausible.ts'
import { creditedPoints } from '#core/points.ts'
import { openDatabase } from '#tests/support/database.ts'
import { boardOf, save } from './builders.ts'
import { arrange, asPerson, type Database, OTHER, OWNER, rpc, script, STRANGER, VISITOR } from './persons.ts'

// One person can fill a room alone. These tests fix the points for each way of doing so.

const DAY = '2026-07-16'
const GONE = '0f000000-0000-4000-8000-00000000000f'

let database: Database
let matches = 0

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

type Seat = {
  user?: string | null
  visitor?: string | null
  points?: number
  base?: number
  n?: number
  network?: string
}

/** A match of three rounds, the first seat before the second. */
const record = (seats: Seat[], changes: object = {}, limits: object = {}) =>
  rpc<number>(database, 'record_match', {
    result: {
      match: `match-${String(++matches).padStart(4, '0')}`,
      game: 'wordle',
      mode: 'multiplayer',
      date: DAY,
      rounds: { played: 3, planned: 3 },
      seats: seats.map((seat, at) => ({
        ...{ seat: String(at), user: null, visitor: null, won: at === 0, score: 3, ms: 90_000, n: 4, base: 15 },
        points: [50, 30, 20, 15][at],
        ...seat,
      })),
      ...changes,
    },
    limits: { ...MATCH_LIMITS, minute: 1000, ...limits },
  })

const pair = (changes: object = {}, limits: object = {}) => record([{ user: OWNER }, { user: OTHER }], changes, limits)

const rows = () =>
  database.admin<{ user_id: string | null; credited: number; on_boards: boolean }>(
    'select user_id, credited, on_boards from public.results order by key',
  )
const creditOf = async (user: string) =>
  (await rows()).filter(({ user_id }) => user_id === user).map(({ credited }) => credited)
const table = async () =>
  (await boardOf(database, '2026-07-16', 'all')).map(({ username, score }) => ({ username, points: score }))

/** Creates accounts and returns their ids. */
async function strangers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.admin('insert into auth.users (id) select unnest($1::uuid[])', [ids])
  return ids
}

describe('a match of two accounts', () => {
  test('credits points for places to level and boards', async () => {
    expect(await pair()).toBe(2)
    expect(await rows()).toEqual([
      { user_id: OWNER, credited: 50, on_boards: true },
      { user_id: OTHER, credited: 30, on_boards: true },
    ])
    expect(await table()).toEqual([
      { username: 'Ada', points: 50 },
      { username: 'Ben', points: 30 },
    ])
    const [info] = await asPerson(database, 'owner', 'select points, statistics from public.user_infos')
    expect(info).toMatchObject({
      points: 50,
      statistics: { wordle: [{ id: `match-${String(matches).padStart(4, '0')}:0`, date: '2026-7-16', points: 50 }] },
    })
  })

  test('is stored once per seat and per player, however often it is sent', async () => {
    const match = { match: 'match-again' }
    expect([await pair(match), await pair(match)]).toEqual([2, 0])
    expect(await record([{ user: OTHER }, { user: OWNER }], match)).toBe(0)
    expect(await rows()).toHaveLength(2)
  })

  test('counts twice a day between the same two, also for the loser', async () => {
    for (let time = 0; time < 4; time++) await record([{ user: OWNER }, { user: OTHER, points: 0, base: 0 }])
    expect(await creditOf(OWNER)).toEqual([50, 50, 0, 0])
    await pair({ date: '2026-07-17' })
    expect(await creditOf(OWNER)).toEqual([50, 50, 0, 0, 50])
  })

  test('counts again once another player takes part', async () => {
    const [third] = await strangers(1)
    await pair()
    await pair()
    await record([{ user: OWNER }, { user: OTHER }, { user: third! }])
    expect(await creditOf(OWNER)).toEqual([50, 50, 50])
  })

  test('pays nothing when cut short by a forfeit', async () => {
    expect(await pair({ rounds: { played: 2, planned: 3 } })).toBe(2)
    expect((await rows()).map(({ credited }) => credited)).toEqual([0, 0])
  })

  test('pays nothing against somebody who did not play', async () => {
    await record([{ user: OWNER }, { user: OTHER, n: MATCH_LIMITS.moves - 1 }])
    expect(await creditOf(OWNER)).toEqual([0])
  })
})

describe('a match with guests', () => {
  test('pays no places and is on no board', async () => {
    await record([{ user: OWNER }, { visitor: VISITOR }])
    expect(await rows()).toEqual([
      { user_id: OWNER, credited: 15, on_boards: false },
      { user_id: null, credited: 15, on_boards: false },
    ])
    expect(await table()).toEqual([])
  })

  test('pays nothing without a solved round, and nothing against an idle guest', async () => {
    await record([
      { user: OWNER, points: 0, base: 0 },
      { visitor: VISITOR, n: 0 },
    ])
    await record([{ user: OWNER }, { visitor: VISITOR, n: 0 }])
    await record([{ user: OWNER }, {}])
    expect(await creditOf(OWNER)).toEqual([0, 0, 0])
  })

  test('pays places when two of its players are accounts', async () => {
    await record([{ visitor: VISITOR }, { user: OWNER }, { user: OTHER }])
    expect(await rows()).toEqual([
      { user_id: null, credited: 15, on_boards: false },
      { user_id: OWNER, credited: 30, on_boards: true },
      { user_id: OTHER, credited: 20, on_boards: true },
    ])
  })

  test('played by one person in two windows pays nothing', async () => {
    expect(await record([{ user: OWNER }, { user: OWNER }])).toBe(1)
    expect(await creditOf(OWNER)).toEqual([0])
  })

  test("shares the account's daily decay when the guest signs up", async () => {
    const guests = Array.from({ length: 6 }, (_, at) => String(at).repeat(64))
    for (const guest of guests) await record([{ visitor: STRANGER }, { visitor: guest }])
    for (const guest of guests.slice(0, 4)) await record([{ user: OWNER }, { visitor: guest }])
    await save(database, OWNER, { visitor: STRANGER, provenAt: new Date() })
    const [info] = await database.admin<{ points: number }>('select points from public.user_infos where user_id = $1', [
      OWNER,
    ])
    // Four runs of the account in full, then one more; the other five as its sixth to tenth.
    expect(info!.points).toBe(4 * 15 + 15 + 5 * Math.floor(15 / 2))
  })
})

describe('a day of rooms', () => {
  test('pays at most 600 points, however many guests become the account', async () => {
    const guests = [1, 2, 3].map((digit) => String(digit).repeat(64))
    const large = { points: 250, base: 250 }
    for (const guest of guests) {
      for (let match = 0; match < 2; match++) await record([{ visitor: guest, ...large }, { visitor: STRANGER }])
    }
    for (const guest of guests) await save(database, OWNER, { visitor: guest, provenAt: new Date() })
    const worth = await creditOf(OWNER)
    expect(worth).toHaveLength(6)
    expect(worth.reduce((sum, points) => sum + points, 0)).toBe(MATCH_LIMITS.day)
    const [info] = await database.admin<{ points: number }>('select points from public.user_infos where user_id = $1', [
      OWNER,
    ])
    expect(info!.points).toBe(MATCH_LIMITS.day)
  })
})

describe('many matches', () => {
  test('pay less over the day as all runs do, up to a limit', async () => {
    const others = await strangers(24)
    for (const other of others) await record([{ user: OWNER }, { user: other }])
    const faded = others.map((_, at) => creditedPoints(50, at + 1))
    expect(await creditOf(OWNER)).toEqual(faded)
    const [more] = await strangers(1)
    await record([{ user: OWNER }, { user: more! }], {}, { day: faded.reduce((sum, points) => sum + points, 0) + 4 })
    expect((await creditOf(OWNER)).at(-1)).toBe(4)
  })

  test('within a minute of one account count twice at most', async () => {
    const others = await strangers(3)
    for (const other of others) await record([{ user: OWNER }, { user: other }], {}, MATCH_LIMITS)
    expect(await creditOf(OWNER)).toEqual([50, 50, 0])
    await script(database, `update public.results set finished_at = now() - interval '61 seconds'`)
    const [later] = await strangers(1)
    await record([{ user: OWNER }, { user: later! }], {}, MATCH_LIMITS)
    expect(await creditOf(OWNER)).toEqual([50, 50, 0, 50])
  })

  test('within one network count on no board, however many accounts', async () => {
    for (const other of await strangers(12))
      await record([
        { user: OWNER, network: 'home' },
        { user: other, network: 'home' },
      ])
    expect((await creditOf(OWNER)).reduce((sum, points) => sum + points, 0)).toBe(MATCH_LIMITS.network)
    expect(await table()).toEqual([])
    const [far] = await strangers(1)
    await record([
      { user: OWNER, network: 'home' },
      { user: far!, network: 'away' },
    ])
    expect(await table()).toContainEqual({ username: 'Ada', points: (await creditOf(OWNER)).at(-1) })
  })

  test('within one network pay at most a little a day, with others the rest', async () => {
    const [others, far] = [await strangers(4), await strangers(3)]
    for (const other of others)
      await record([
        { user: OWNER, network: 'home' },
        { user: other, network: 'home' },
      ])
    expect(await creditOf(OWNER)).toEqual([50, MATCH_LIMITS.network - 50, 0, 0])
    await record([
      { user: OWNER, network: 'home' },
      { user: far[0]!, network: 'away' },
    ])
    await record([{ user: OWNER, network: 'home' }, { user: far[1]! }])
    await record([
      { user: OWNER, network: 'home' },
      { user: others[0]!, network: 'home' },
      { user: far[2]!, network: 'away' },
    ])
    // Credited as the fifth to the seventh run of the day.
    expect((await creditOf(OWNER)).slice(4)).toEqual([50, 25, 25])
  })

  test("of one person's eight accounts pay as much as of two", async () => {
    const puppets = await strangers(8)
    for (let match = 0; match < 5; match++)
      await record(puppets.map((user, at) => ({ user, points: at < 3 ? [50, 30, 20][at]! : 15 })))
    expect(await creditOf(puppets[0]!)).toEqual([50, 50, 0, 0, 0])
  })
})

describe('nothing is stored for', () => {
  test.each([
    ['nobody', {}],
    ['a deleted account', { user: GONE }],
    ['two owners', { user: OWNER, visitor: VISITOR }],
  ])('%s', async (_, seat) => {
    expect(await record([seat])).toBe(0)
  })
})
