import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QUIZ_LIMITS } from '#core/plausible.ts'
import { openDatabase } from '#tests/support/database.ts'
import { save } from './builders.ts'
import { arrange, asPerson, type Database, fold, OTHER, OWNER, rpc, STRANGER, VISITOR } from './persons.ts'

// One person can play the quiz alone or with five accounts. These tests fix the points for that.

const DAY = '2026-07-16'
const NEXT_DAY = '2026-07-17'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

type Seat = {
  user: string
  score?: number
  answered?: number
  rank?: number
  points?: number
  base?: number
  ms?: number
  held?: object
  network?: string
}

const FAST = { cause: 'fast', medianMs: 400, deviationMs: 90, stepMs: [300, 400, 500] }

let matches = 0
const record = (seats: Seat[], { match = ++matches, date = DAY, among = seats.length, players = seats.length } = {}) =>
  rpc<number>(database, 'record_quiz', {
    result: {
      ...{ match, players, accounts: among },
      seats: seats.map((seat, at) => ({
        ...{ score: 6000 - at, ms: 40_000, right: 7, answered: 10, rank: at + 1, base: 40, points: 40 },
        ...seat,
      })),
    },
    for_date: date,
    limits: QUIZ_LIMITS,
  })

const credits = async (user: string) =>
  (
    await database.admin<{ credited: number }>(
      `select credited from public.results where user_id = $1 and game = 'quiz' order by key`,
      [user],
    )
  ).map(({ credited }) => credited)

const page = (period: string, since: string, of = 'quiz') =>
  rpc<{ players: number; rows: { rank: number; score: number; username: string | null }[] }>(database, 'board_page', {
    ...{ for_board: of, for_period: period, from_date: since, size: 100 },
  })
const board = async (period: string, since: string) =>
  (await page(period, since)).rows.map(({ rank, score, username }) => ({ rank, score, username }))

async function accounts(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.admin('insert into auth.users (id) select unnest($1::uuid[])', [ids])
  return ids
}

describe('a match of the quiz', () => {
  test('pays its points once, however often it is sent', async () => {
    expect(await record([{ user: OWNER }, { user: OTHER }], { match: 5 })).toBe(2)
    expect(await record([{ user: OWNER, score: 10_000, points: 90 }, { user: OTHER }], { match: 5 })).toBe(0)
    expect(await credits(OWNER)).toEqual([40])
    const [info] = await asPerson(database, 'owner', 'select points, statistics from public.user_infos')
    expect(info).toEqual({ points: 40, statistics: {} })
    expect(await rpc(database, 'quiz_own', { account: OWNER, for_date: DAY })).toEqual({
      ...{ matches: 1, bestRank: 1, bestScore: 6000 },
      today: { matches: 1, score: 6000 },
    })
  })

  test("counts a player's first report only, also when one match is reported several times", async () => {
    expect(await record([{ user: OWNER }], { match: 5 })).toBe(1)
    expect(await record([{ user: OWNER }, { user: OTHER }], { match: 5 })).toBe(1)
    expect(await credits(OWNER)).toEqual([40])
  })

  test('stores nothing for a deleted account', async () => {
    expect(await record([{ user: randomUUID() }, { user: OTHER }])).toBe(1)
  })

  test('pays less as the day goes on, and at most the daily limit of rooms', async () => {
    for (let time = 0; time < 17; time++) await record([{ user: OWNER, points: 70, base: 70 }])
    const paid = await credits(OWNER)
    expect(paid.slice(0, 8)).toEqual([70, 70, 70, 70, 70, 35, 35, 35])
    expect(paid.reduce((sum, points) => sum + points, 0)).toBe(QUIZ_LIMITS.day)
    await record([{ user: OWNER }], { date: NEXT_DAY })
    expect((await credits(OWNER)).at(-1)).toBe(40)
  })

  test.each<[string, Seat[]]>([
    ['alone', []],
    ['against an account of the same network', [{ user: OTHER, network: 'home' }]],
    ['against somebody elsewhere who hardly answers', [{ user: OTHER, network: 'away', answered: 1 }]],
    ['against somebody elsewhere who is held', [{ user: OTHER, network: 'away', held: FAST }]],
  ])('played %s is on no points board', async (_, rivals) => {
    await record([{ user: OWNER, network: 'home' }, ...rivals])
    expect((await page('all', '2026-07-16', 'all')).rows.map(({ username }) => username)).not.toContain('Ada')
    expect(await credits(OWNER)).toEqual([40])
  })

  test('played against an account of another network is on the points board', async () => {
    const [near] = await accounts(1)
    await record([
      { user: OWNER, network: 'home' },
      { user: near!, network: 'home' },
      { user: OTHER, network: 'away' },
    ])
    expect((await page('all', '2026-07-16', 'all')).rows.slice(0, 2)).toMatchObject([{ score: 40 }, { score: 40 }])
  })
})

describe('a guest in a match of the quiz', () => {
  const guest = (visitor: string, base = 40) => ({ visitor, score: 6000, ms: 40_000, answered: 10, rank: 1, base })
  const recordGuest = (visitor: string, base?: number, match = ++matches) =>
    rpc<number>(database, 'record_quiz', {
      result: { match, players: 2, accounts: 0, seats: [], guests: [guest(visitor, base)] },
      for_date: DAY,
      limits: QUIZ_LIMITS,
    })

  test('keeps the points of the score once, for the account that takes over, and on no board', async () => {
    expect(await recordGuest(VISITOR, 40, 5)).toBe(1)
    expect(await recordGuest(VISITOR, 90, 5)).toBe(0)
    await save(database, OWNER, { visitor: VISITOR, provenAt: new Date() })
    await save(database, OTHER, { visitor: VISITOR, provenAt: new Date() })
    expect([await credits(OWNER), await credits(OTHER)]).toEqual([[40], []])
    const [info] = await asPerson(database, 'owner', 'select points from public.user_infos')
    expect(info).toEqual({ points: 40 })
    expect((await page('all', '2026-07-16', 'all')).rows.map(({ username }) => username)).not.toContain('Ada')
    expect(await board('day', DAY)).toEqual([])
  })

  test("pays less over the day, and shares the account's daily limit with its other guests", async () => {
    const visitors = [VISITOR, STRANGER, 'e'.repeat(64)]
    for (const visitor of visitors) for (let time = 0; time < 6; time++) await recordGuest(visitor, 70)
    for (const visitor of visitors) await save(database, OWNER, { visitor, provenAt: new Date() })
    const paid = await credits(OWNER)
    expect(paid.slice(0, 6)).toEqual([70, 70, 70, 70, 70, 35])
    expect(paid.slice(6).every((points) => points < 70)).toBe(true)
    expect(paid.reduce((sum, points) => sum + points, 0)).toBe(QUIZ_LIMITS.day)
  })

  test('adds nothing to a match that the account played itself', async () => {
    await record([{ user: OWNER }], { match: 5 })
    await recordGuest(VISITOR, 70, 5)
    await save(database, OWNER, { visitor: VISITOR, provenAt: new Date() })
    expect(await credits(OWNER)).toEqual([40])
  })
})

describe('a podium', () => {
  const five = async () => [OWNER, ...(await accounts(4))].map((user): Seat => ({ user }))
  const podium = (seats: Seat[]) => seats.map((seat, at) => ({ ...seat, points: 40 + (at === 0 ? 30 : 0) }))

  test('among the same five people pays twice a day', async () => {
    const seats = podium(await five())
    for (let time = 0; time < 4; time++) await record(seats)
    expect(await credits(OWNER)).toEqual([70, 70, 40, 40])
    await record(seats, { date: NEXT_DAY })
    expect((await credits(OWNER)).at(-1)).toBe(70)
  })

  test('is not paid against four others when one of them did not play', async () => {
    const seats = podium(await five())
    await record(seats.map((seat, at) => (at === 4 ? { ...seat, answered: QUIZ_LIMITS.answers - 1 } : seat)))
    expect(await credits(OWNER)).toEqual([40])
  })

  test('is not paid to a held seat', async () => {
    const [first, ...others] = podium(await five())
    await record([{ ...first!, held: FAST }, ...others])
    expect(await credits(OWNER)).toEqual([40])
  })

  test('is not paid against four others when one of them is held', async () => {
    const seats = podium(await five())
    await record(seats.map((seat, at) => (at === 4 ? { ...seat, held: FAST } : seat)))
    expect(await credits(OWNER)).toEqual([40])
  })

  test('counts rivals of one network as one, also in a crowd', async () => {
    const seats = podium(await five())
    const class1a = seats.map((seat, at) => ({ ...seat, network: at < 3 ? 'school' : `home-${at}` }))
    await record(class1a)
    await record(class1a.map((seat, at) => ({ ...seat, network: `home-${at}` })))
    const many = podium([...seats, ...(await accounts(15)).map((user): Seat => ({ user }))])
    await record(many.map((seat) => ({ ...seat, network: 'school' })))
    expect(await credits(OWNER)).toEqual([40, 70, 40])
  })

  test('among two, three or four is paid twice a day when all rivals are on other networks', async () => {
    const [own, other, third] = podium(await five())
    const pair = [own!, other!].map((seat, at) => ({ ...seat, network: `home-${at}` }))
    for (let time = 0; time < 3; time++) await record(pair)
    await record(pair.map((seat) => ({ ...seat, network: 'home' })))
    await record([
      { ...own!, network: 'home' },
      { ...third!, network: 'home' },
    ])
    await record([own!])
    expect(await credits(OWNER)).toEqual([70, 70, 40, 40, 40, 20])
  })

  test("does not count rivals of the player's own network", async () => {
    const seats = podium(await five())
    const near = (...networks: string[]) => seats.map((seat, at) => ({ ...seat, network: networks[at]! }))
    await record(near('home', 'home', 'b', 'c', 'd'))
    await record(near('home', 'a', 'b', 'c', 'd'))
    expect(await credits(OWNER)).toEqual([40, 70])
  })

  test('is paid again with other rivals, and always in a crowd', async () => {
    const seats = podium(await five())
    for (let time = 0; time < 2; time++) await record(seats)
    await record([seats[0]!, ...(await accounts(4)).map((user): Seat => ({ user }))])
    await record(seats, { among: QUIZ_LIMITS.crowd })
    expect((await credits(OWNER)).slice(2)).toEqual([70, 70])
  })
})

describe('the boards of the quiz', () => {
  test('add up the best five matches of each day, in day, week, season and all time', async () => {
    for (const score of [100, 900, 200, 800, 300, 700, 50]) await record([{ user: OWNER, score }])
    await record([{ user: OTHER, score: 2_950 }])
    await record([{ user: OTHER, score: 100 }], { date: NEXT_DAY })
    expect(await board('day', DAY)).toEqual([
      { rank: 1, score: 2_950, username: 'Ben' },
      { rank: 2, score: 2_900, username: 'Ada' },
    ])
    expect(await board('day', NEXT_DAY)).toEqual([{ rank: 1, score: 100, username: 'Ben' }])
    for (const [period, since] of [
      ['week', '2026-07-13'],
      ['season', '2026-07-01'],
      ['all', '2026-07-16'],
    ] as const)
      expect(await board(period, since)).toEqual([
        { rank: 1, score: 3_050, username: 'Ben' },
        { rank: 2, score: 2_900, username: 'Ada' },
      ])
    await record([{ user: OWNER, score: 10 }], { date: '2026-07-20' })
    expect((await board('week', '2026-07-13'))[1]!.score).toBe(2_900)
    expect((await board('season', '2026-07-01'))[1]!.score).toBe(2_910)
  })

  test('leave out held matches, which keep their points', async () => {
    const held = { user: OWNER, score: 9_000, held: FAST }
    const [third] = await accounts(1)
    await record([held, { user: OTHER, score: 100 }, { user: third!, score: 50 }], { match: 5 })
    expect((await board('day', DAY)).map(({ score }) => score)).toEqual([100, 50])
    expect(await rpc(database, 'quiz_match', { of: 5, size: 100 })).toMatchObject({
      players: 3,
      held: 1,
      rows: [{ score: 100, username: 'Ben' }, { score: 50 }],
    })
    expect((await page('all', '2026-07-16', 'all')).rows).toMatchObject([{ username: 'Ben' }, { username: null }])
    expect(await credits(OWNER)).toEqual([40])
    await record([{ user: OWNER, score: 300 }])
    expect(await board('day', DAY)).toMatchObject([{ score: 300 }, { score: 100 }, { score: 50 }])
    const { results } = await rpc<{ results: { held?: boolean }[] }>(database, 'export_account', { account: OWNER })
    expect(results.map((result) => result.held)).toEqual([true, undefined])
  })

  test('do not change for a match that is not among the best', async () => {
    const tie = async () => {
      await fold(database)
      return (await database.admin<{ tie: string }>('select tie::text from private.standings order by tie'))[0]!.tie
    }
    for (let time = 0; time < 5; time++) await record([{ user: OWNER, score: 500 }])
    const before = await tie()
    await record([{ user: OWNER, score: 400 }])
    expect(await tie()).toBe(before)
  })

  test('drop a deleted account', async () => {
    await record([{ user: OWNER }, { user: OTHER }])
    await database.admin('delete from auth.users where id = $1', [OWNER])
    for (const [period, since] of [
      ['day', DAY],
      ['all', '2026-07-16'],
    ] as const)
      expect(await page(period, since)).toMatchObject({ players: 1, rows: [{ username: 'Ben', rank: 1 }] })
    expect(await database.admin('select from public.quiz_results')).toHaveLength(1)
  })

  test('of a single match show names with consent only', async () => {
    await record(
      [
        { user: OWNER, score: 0 },
        { user: OTHER, score: 900 },
      ],
      { match: 5, players: 7 },
    )
    await database.admin('update public.user_infos set opt_in = false where user_id = $1', [OTHER])
    expect(await rpc(database, 'quiz_match', { of: 5, size: 100 })).toMatchObject({
      players: 7,
      rows: [
        { score: 900, username: null },
        { score: 0, username: 'Ada' },
      ],
    })
    expect(await rpc(database, 'quiz_match', { of: 6, size: 100 })).toEqual({ players: 0, held: 0, rows: [] })
  })
})

describe('a held match', () => {
  type Item = { id: string; player: { username: string }; score: number; stepMs: number[] }
  const queue = (status = 'open') =>
    rpc<{ items: Item[]; open: number }>(database, 'list_run_reviews', { with_status: status, after: null, size: 20 })
  const decide = (review: string, verdict: string) =>
    rpc<{ status: string; changed: boolean } | null>(database, 'decide_quiz_review', {
      ...{ by_admin: null, review, verdict, why: 'A pianist', limits: QUIZ_LIMITS },
    })
  const points = async () =>
    (await database.admin<{ points: number }>('select points from public.profiles where user_id = $1', [OWNER]))[0]!
      .points
  const seats = async () => [
    { user: OWNER, score: 9_000, points: 70, held: FAST },
    ...(await accounts(4)).map((user, at): Seat => ({ user, score: 5_000 - at, rank: at + 1 })),
  ]
  const matchBoard = async () =>
    await rpc<{ players: number; held: number; rows: { rank: number; score: number }[] }>(database, 'quiz_match', {
      ...{ of: 5, size: 100 },
    })

  test('waits in the queue with its reason, and enters boards, ranks and podium once accepted, once', async () => {
    await record(await seats(), { match: 5, among: 4, players: 4 })
    const { items, open } = await queue()
    expect([open, items]).toMatchObject([
      1,
      [{ player: { username: 'Ada' }, game: 'quiz', score: 7, cause: 'fast', medianMs: 400, stepMs: FAST.stepMs }],
    ])
    expect([await matchBoard(), await points()]).toMatchObject([
      { players: 4, held: 1, rows: [{ rank: 1, score: 5_000 }, {}, {}, {}] },
      40,
    ])
    const [{ id }] = items as [Item]
    expect(await decide(id, 'accepted')).toMatchObject({ status: 'accepted', changed: true })
    expect(await decide(id, 'dismissed')).toMatchObject({ status: 'accepted', changed: false })
    expect([await matchBoard(), await points(), await credits(OWNER)]).toMatchObject([
      { players: 5, held: 0, rows: [{ rank: 1, score: 9_000 }, { rank: 2, score: 5_000 }, { rank: 3 }, {}, {}] },
      70,
      [70],
    ])
    expect(await board('day', DAY)).toMatchObject([{ rank: 1, score: 9_000, username: 'Ada' }, {}, {}, {}, {}])
    const all = { for_board: 'all', for_period: 'all', from_date: '2026-07-16', size: 100 }
    expect((await rpc<{ rows: unknown[] }>(database, 'board_page', all)).rows[0]).toMatchObject({ score: 70 })
    await fold(database)
    const [{ check }] = (await database.admin<{ check: object }>('select private.check_boards() as check')) as [
      { check: object },
    ]
    expect(check).toMatchObject({ queue: 0, standings: 0, scores: 0, buckets: 0 })
    expect((await queue()).open).toBe(0)
  })

  test('stays off the points boards when accepted without an opponent of another network', async () => {
    const home = (await seats()).slice(0, 2).map((seat) => ({ ...seat, network: 'home' }))
    await record(home, { match: 5, among: 1, players: 1 })
    await decide((await queue()).items[0]!.id, 'accepted')
    expect((await page('all', '2026-07-16', 'all')).rows).toEqual([])
    expect(await board('day', DAY)).toMatchObject([{ rank: 1, username: 'Ada' }, {}])
  })

  test('keeps its points and stays off the boards when dismissed', async () => {
    await record(await seats(), { match: 5, among: 4, players: 4 })
    await decide((await queue()).items[0]!.id, 'dismissed')
    expect([await points(), await matchBoard()]).toMatchObject([40, { players: 4, held: 1 }])
    expect((await board('day', DAY)).map(({ username }) => username)).not.toContain('Ada')
    expect((await queue('dismissed')).items).toMatchObject([{ status: 'dismissed', reason: 'A pianist' }])
    expect(await rpc(database, 'quiz_own', { account: OWNER, for_date: DAY })).toMatchObject({
      ...{ matches: 1, bestRank: null, bestScore: null },
    })
  })

  test('is paid no podium when two were paid that day against the same four', async () => {
    const same = await seats()
    const paid = same.map(({ held: _, ...seat }: Seat) => seat)
    await record(same, { match: 5, among: 4, players: 4 })
    for (let time = 0; time < 2; time++) await record(paid)
    await decide((await queue()).items[0]!.id, 'accepted')
    expect(await credits(OWNER)).toEqual([40, 70, 70])
  })

  test('with held players only ranks nobody', async () => {
    await record(
      [
        { user: OWNER, held: FAST },
        { user: OTHER, held: FAST, rank: 1 },
      ],
      { match: 5, among: 0, players: 0 },
    )
    expect(await matchBoard()).toEqual({ players: 0, held: 2, rows: [] })
    for (const { id } of (await queue()).items) await decide(id, 'accepted')
    expect(await matchBoard()).toMatchObject({ players: 2, held: 0, rows: [{ rank: 1 }, { rank: 2 }] })
  })
})
