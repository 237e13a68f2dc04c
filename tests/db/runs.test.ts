import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { aFinish, commit, finished, LAUNCH, type Owner, player, save, start, visitor } from './builders.ts'
import { arrange, type Database, fold, OTHER, OWNER, rpc, script, STRANGER, VISITOR } from './persons.ts'

const OWN = player(OWNER)

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
})
afterAll(() => database.close())

const userInfo = async (userId: string) => {
  const rows = await database.admin<{ points: number; statistics: Record<string, object[]> }>(
    'select points, statistics from public.user_infos where user_id = $1',
    [userId],
  )
  return rows[0]!
}

describe('start_run', () => {
  test('returns the same run for the same owner and day', async () => {
    const first = await start(database, OWN)
    const again = await start(database, OWN)
    expect([first.created, again.created]).toEqual([true, false])
    expect(again.run.id).toBe(first.run.id)
  })

  test('creates one run for two parallel requests', async () => {
    const both = await Promise.all([start(database, visitor(VISITOR)), start(database, visitor(VISITOR))])
    expect(new Set(both.map(({ run }) => run.id)).size).toBe(1)
    expect(both.filter(({ created }) => created)).toHaveLength(1)
  })

  test.each([
    ['another account', player(OTHER), {}],
    ['a visitor', visitor(VISITOR), {}],
    ['another day', OWN, { date: '2026-07-17' }],
    ['the archive', OWN, { mode: 'archive' }],
  ])('gives %s a separate run', async (_, owner, day) => {
    const first = await start(database, OWN)
    const second = await start(database, owner, day)
    expect(second.created).toBe(true)
    expect(second.run.id).not.toBe(first.run.id)
  })
})

describe('a single call', () => {
  const asked = { bucket: 'runs:somebody', limit: 2, window: 60, cost: 1 }
  const begin = (puzzle = 1) =>
    rpc<{ refused?: true; run?: unknown }>(database, 'start_run', {
      ...{ asked, account: OWNER, visitor_hash: null, for_game: 'wordle', for_mode: 'today', for_date: LAUNCH },
      ...{ puzzle, first_state: {}, at: '2026-07-16T10:00:00Z', until: '2026-07-18T12:00:00Z' },
    })
  const step = (run: string) =>
    rpc(database, 'commit_step', {
      ...{ asked, run_id: run, account: OWNER, visitor_hash: null, step: 1, next_state: {} },
      at: '2026-07-16T10:00:00Z',
    })

  test('counts the request, and writes nothing over the limit', async () => {
    const { run } = await start(database, OWN)
    expect((await begin()).run).toMatchObject({ id: run.id })
    expect(await step(run.id)).toEqual({ taken: true, ending: null })
    expect([await begin(), await step(run.id)]).toEqual([{ refused: true }, { refused: true }])
    expect(await database.admin('select n from public.runs')).toEqual([{ n: 1 }])
  })

  test('starts nothing with a voided puzzle, and finds runs started with it', async () => {
    await script(database, `update public.puzzles set voided_at = now(), void_reason = 'wrong club'`)
    expect(await begin()).toEqual({ run: null })
    expect(await database.admin('select id from public.runs')).toEqual([])
  })

  test('returns the distribution when a finished run is opened again', async () => {
    await finished(database, OWN)
    await finished(database, visitor(VISITOR), {}, { bucket: 0 })
    await fold(database)
    const { run } = await start(database, OWN)
    expect(run.ending!.counts).toEqual({ 0: 1, 1: 1 })
  })
})

describe('commit_step', () => {
  test.each([
    ['a repeated step', OWN, 1],
    ['a gap', OWN, 3],
    ['another account', player(OTHER), 2],
    ['a visitor', visitor(STRANGER), 2],
  ])('rejects %s', async (_, owner, step) => {
    const { run } = await start(database, OWN)
    await commit(database, OWN, run.id, 1)
    expect(await commit(database, owner, run.id, step)).toBeNull()
    const rows = await database.admin('select n, state, over from public.runs')
    expect(rows).toEqual([{ n: 1, state: { step: 1 }, over: false }])
  })

  test('accepts one of two steps with the same number', async () => {
    const { run } = await start(database, OWN)
    const both = await Promise.all([
      commit(database, OWN, run.id, 1, aFinish()),
      commit(database, OWN, run.id, 1, aFinish()),
    ])
    expect(both.filter((row) => row !== null)).toHaveLength(1)
    expect((await userInfo(OWNER)).points).toBe(80)
  })

  test('rejects a step after the end', async () => {
    const { result } = await finished(database, OWN)
    expect(await commit(database, OWN, result.id, 2)).toBeNull()
  })
})

describe('the end of a run', () => {
  test('writes result, points and statistics', async () => {
    const { result } = await finished(database, OWN)
    expect(result).toMatchObject({ points: 80, date: '2026-7-16', mode: 'today' })
    expect(await userInfo(OWNER)).toEqual({ points: 80, statistics: { wordle: [result] } })
  })

  test('stores right items, and none in games without collections', async () => {
    const { result } = await finished(database, OWN, { game: 'pixels' }, { items: ['edgar-davids', 'ronaldinho'] })
    expect(result).toMatchObject({ items: ['edgar-davids', 'ronaldinho'] })
    expect((await finished(database, OWN)).result).not.toHaveProperty('items')
    const { statistics } = await userInfo(OWNER)
    expect([statistics['pixels'], statistics['wordle']]).toMatchObject([[result], [{ mode: 'today' }]])
  })

  test('returns every line of the points', async () => {
    const { lines } = await finished(database, OWN)
    expect(lines).toEqual([
      { key: 'solved', points: 60 },
      { key: 'daily', points: 10 },
      { key: 'first', points: 10 },
    ])
  })

  test("pays the first daily's bonus once", async () => {
    const points = []
    for (const game of ['wordle', 'age']) points.push((await finished(database, OWN, { game })).result.points)
    points.push((await finished(database, OWN, { date: '2026-07-17' })).result.points)
    expect(points).toEqual([80, 70, 80])
  })

  test('pays nothing without a right answer', async () => {
    const nothing = { won: false, score: 0, lines: [], rewarded: false, bucket: 0 }
    const ending = await finished(database, OWN, {}, nothing)
    expect([ending.lines, ending.result.points]).toEqual([[], 0])
    expect((await finished(database, OWN, { game: 'age' })).result.points).toBe(80)
  })

  test('does not count past days', async () => {
    const past = { lines: [], bucket: null, bonuses: null, tags: ['archive'] }
    const ending = await finished(database, OWN, { mode: 'archive' }, past)
    expect(ending).toMatchObject({ lines: [], counts: null, result: { points: 0, tags: ['archive'] } })
    expect(await rpc(database, 'distribution_of', { for_game: 'wordle', for_date: LAUNCH })).toEqual({})
  })

  test('counts all players of the day, including this one', async () => {
    await finished(database, visitor(VISITOR), {}, { bucket: 0 })
    await fold(database)
    const { counts } = await finished(database, OWN)
    expect(counts).toEqual({ 0: 1, 1: 1 })
  })
})

describe('puzzles', () => {
  test.each([
    ['asked for anew', `update public.puzzles set used = '{someone}'`],
    ['renamed', `update public.puzzles set names = '{Someone}'`],
    ['deleted', 'delete from public.puzzles'],
  ])('are never %s', async (_, statement) => {
    await expect(database.admin(statement)).rejects.toThrow('a published puzzle never changes')
  })

  test('can be voided and replaced', async () => {
    await script(
      database,
      `
      update public.puzzles set voided_at = now(), void_reason = 'wrong club';
      insert into public.puzzles (game, mode, date, number, setup, used)
      values ('wordle', 'today', '2026-07-16', 1, '{}', '{someone}');
    `,
    )
    const rows = await database.admin('select used from public.puzzles where voided_at is null')
    expect(rows).toEqual([{ used: ['someone'] }])
  })

  const DAY = { for_game: 'wordle', on_date: '2026-07-17', with_number: 2, with_setup: { answer: 'pele' } }
  const add = (after_id: number, with_used = ['pele']) =>
    rpc<{ id: number; setup: unknown } | null>(database, 'add_puzzle', {
      ...DAY,
      with_used,
      with_names: ['Pelé'],
      after_id,
    })

  test('are added only if no day was added since the draw read them', async () => {
    expect(await add(0)).toBeNull()
    expect(await add(1)).toEqual({ id: 2, setup: DAY.with_setup, names: ['Pelé'] })
    expect(await database.admin('select number, used from public.puzzles where number > 1')).toEqual([
      { number: 2, used: ['pele'] },
    ])
  })

  test('are published once: the slower server receives the existing row', async () => {
    const both = await Promise.all([add(1), add(1, ['xavi'])])
    expect(both[0]).toEqual(both[1])
    expect(await database.admin('select count(*)::int as rows from public.puzzles where number = 2')).toEqual([
      { rows: 1 },
    ])
  })

  test('lists the items used around a day, nearest last, voided rows included', async () => {
    await script(
      database,
      `
      update public.puzzles set voided_at = now(), void_reason = 'wrong club' where number = 1;
      insert into public.puzzles (game, mode, date, number, setup, used) values
        ('wordle', 'today', '2026-07-16', 1, '{}', '{one}'),
        ('wordle', 'today', '2026-07-26', 11, '{}', '{ten,eleven}'),
        ('wordle', 'today', '2026-07-21', 6, '{}', '{six}'),
        ('age', 'today', '2026-07-18', 3, '{}', '{other}');
    `,
    )
    const around = (number: number, days: number | null) =>
      rpc(database, 'puzzles_around', { for_game: 'wordle', on_date: '2026-07-20', around: number, days })
    const [old] = await database.admin<{ key: string }>('select used[1] as key from public.puzzles where id = 1')
    expect(await around(7, 5)).toEqual({ used: ['ten', 'eleven', 'six'], taken: [], rows: 0, newest: 4 })
    expect(await around(1, 1)).toEqual({ used: [old!.key, 'one'], taken: [], rows: 2, newest: 4 })
    expect(await around(1, null)).toMatchObject({ used: ['ten', 'eleven', 'six', old!.key, 'one'] })
  })

  test('lists the names that other games use on the day, without voided puzzles', async () => {
    await script(
      database,
      `
      insert into public.puzzles (game, mode, date, number, setup, used, names) values
        ('age', 'today', '2026-07-16', 1, '{}', '{kante,pogba}', '{Kanté,Pogba}'),
        ('age', 'today', '2026-07-17', 2, '{}', '{kane}', '{Kane}'),
        ('wordle', 'today', '2026-07-17', 2, '{}', '{pele}', '{Pelé}'),
        ('split', 'today', '2026-07-16', 1, '{}', '{isak}', '{Isak}');
      update public.puzzles set voided_at = now(), void_reason = 'wrong face' where game = 'split';
    `,
    )
    const on = (on_date: string) => rpc(database, 'puzzles_around', { for_game: 'wordle', on_date, around: 1, days: 1 })
    expect(await on('2026-07-16')).toMatchObject({ taken: ['Kanté', 'Pogba'] })
    expect(await on('2026-07-18')).toMatchObject({ taken: [] })
  })
})

describe('the distribution of a day', () => {
  const school = (visitor_hash: string, origin = 'one line') =>
    database.admin('insert into public.visitors (visitor, origin) values ($1, $2)', [visitor_hash, origin])
  const guests = Array.from({ length: 5 }, (_, at) => String(at).repeat(64))

  test('counts every account, one visitor per address, and always the viewer', async () => {
    for (const guest of guests) await school(guest)
    await school(VISITOR, 'another line')
    for (const guest of [...guests, VISITOR]) await finished(database, visitor(guest))
    await finished(database, player(OWNER))
    const reopened = async (owner: Owner) => (await start(database, owner)).run.ending!.counts
    expect(await reopened(player(OWNER))).toEqual({ 1: 1 })
    expect(await rpc(database, 'distribution_of', { for_game: 'wordle', for_date: LAUNCH })).toEqual({ 1: 3 })
    expect(await reopened(player(OWNER))).toEqual({ 1: 3 })
    expect(await reopened(visitor(guests[4]!))).toEqual({ 1: 4 })
  })

  test('shows players their own result when they finish', async () => {
    for (const guest of guests.slice(0, 2)) await school(guest)
    const endings = []
    for (const guest of guests.slice(0, 2)) endings.push(await finished(database, visitor(guest)))
    expect(endings.map(({ counts }) => counts)).toEqual([{ 1: 1 }, { 1: 1 }])
    await fold(database)
    expect((await finished(database, player(OWNER))).counts).toEqual({ 1: 2 })
  })

  test('counts each game and day separately, and a visitor who signs up once', async () => {
    for (const guest of guests.slice(0, 2)) await school(guest)
    await finished(database, visitor(guests[0]!))
    await finished(database, visitor(guests[1]!), { date: '2026-07-17' })
    await finished(database, visitor(guests[1]!))
    const counts = (date: string) => rpc(database, 'distribution_of', { for_game: 'wordle', for_date: date })
    expect([await counts(LAUNCH), await counts('2026-07-17')]).toEqual([{ 1: 1 }, { 1: 1 }])
    await save(database, OWNER, { visitor: guests[1] })
    expect(await counts(LAUNCH)).toEqual({ 1: 2 })
  })
})

test('a finished day changes points as recomputing them would', async () => {
  await finished(database, OWN)
  await finished(database, OWN, { game: 'age' })
  await finished(database, OWN, { date: '2026-07-17' })
  const before = await userInfo(OWNER)
  await database.admin(`select private.refresh_user('${OWNER}')`)
  expect(await userInfo(OWNER)).toEqual(before)
  expect(before.statistics['wordle']).toHaveLength(2)
})
