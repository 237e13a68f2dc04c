import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { aFinish, commit, finished, LAUNCH, player, start, visitor } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, rpc, script, STRANGER, VISITOR } from './persons.ts'

const OWN = player(OWNER)
const OTHER_GAMES = ['tictactoe', 'pixels', 'statistics', 'stadiums', 'split', 'age', 'blur', 'career-path', 'bingo']

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
  test('gives the same owner and day the same run', async () => {
    const first = await start(database, OWN)
    const again = await start(database, OWN)
    expect([first.created, again.created]).toEqual([true, false])
    expect(again.run.id).toBe(first.run.id)
  })

  test('makes one run when two ask at once', async () => {
    const both = await Promise.all([start(database, visitor(VISITOR)), start(database, visitor(VISITOR))])
    expect(new Set(both.map(({ run }) => run.id)).size).toBe(1)
    expect(both.filter(({ created }) => created)).toHaveLength(1)
  })

  test.each([
    ['another account', player(OTHER), {}],
    ['a visitor', visitor(VISITOR), {}],
    ['another day', OWN, { date: '2026-07-17' }],
    ['the archive', OWN, { mode: 'archive' }],
  ])('gives %s a run of its own', async (_, owner, day) => {
    const first = await start(database, OWN)
    const second = await start(database, owner, day)
    expect(second.created).toBe(true)
    expect(second.run.id).not.toBe(first.run.id)
  })
})

describe('commit_step', () => {
  test.each([
    ['a repeated step', OWN, 1],
    ['a gap', OWN, 3],
    ['another account', player(OTHER), 2],
    ['a visitor', visitor(STRANGER), 2],
  ])('takes nothing for %s', async (_, owner, step) => {
    const { run } = await start(database, OWN)
    await commit(database, OWN, run.id, 1)
    expect(await commit(database, owner, run.id, step)).toBeNull()
    const rows = await database.admin('select n, state, over from public.runs')
    expect(rows).toEqual([{ n: 1, state: { step: 1 }, over: false }])
  })

  test('takes one of two steps with the same number', async () => {
    const { run } = await start(database, OWN)
    const both = await Promise.all([
      commit(database, OWN, run.id, 1, aFinish()),
      commit(database, OWN, run.id, 1, aFinish()),
    ])
    expect(both.filter((row) => row !== null)).toHaveLength(1)
    expect((await userInfo(OWNER)).points).toBe(80)
  })

  test('takes no step after the end', async () => {
    const { result } = await finished(database, OWN)
    expect(await commit(database, OWN, result.id, 2)).toBeNull()
  })
})

describe('the end of a run', () => {
  test('writes result, points and statistics with it', async () => {
    const { result } = await finished(database, OWN)
    expect(result).toMatchObject({ points: 80, date: '2026-7-16', mode: 'today' })
    expect(await userInfo(OWNER)).toEqual({ points: 80, statistics: { wordle: [result] } })
  })

  test('tells every line of the points', async () => {
    const { lines } = await finished(database, OWN)
    expect(lines).toEqual([
      { key: 'solved', points: 60 },
      { key: 'daily', points: 10 },
      { key: 'first', points: 10 },
    ])
  })

  test('gives the first daily of a day its bonus once', async () => {
    const points = []
    for (const game of ['wordle', 'age']) points.push((await finished(database, OWN, { game })).result.points)
    points.push((await finished(database, OWN, { date: '2026-07-17' })).result.points)
    expect(points).toEqual([80, 70, 80])
  })

  test('gives all eleven games of a day their bonus with the last one', async () => {
    for (const game of ['wordle', ...OTHER_GAMES]) {
      expect((await finished(database, OWN, { game })).lines.map(({ key }) => key)).not.toContain('eleven')
    }
    expect((await finished(database, OWN, { game: 'higherlower' })).lines).toContainEqual({ key: 'eleven', points: 50 })
  })

  test('gives nothing for nothing right', async () => {
    const nothing = { won: false, score: 0, lines: [], rewarded: false, bucket: 0 }
    const ending = await finished(database, OWN, {}, nothing)
    expect([ending.lines, ending.result.points]).toEqual([[], 0])
    expect((await finished(database, OWN, { game: 'age' })).result.points).toBe(80)
  })

  test('counts a past day nowhere', async () => {
    const past = { lines: [], bucket: null, bonuses: null, tags: ['archive'] }
    const ending = await finished(database, OWN, { mode: 'archive' }, past)
    expect(ending).toMatchObject({ lines: [], counts: null, result: { points: 0, tags: ['archive'] } })
    expect(await rpc(database, 'distribution_of', { for_game: 'wordle', for_date: LAUNCH })).toEqual({})
  })

  test('counts everybody of the day, oneself included', async () => {
    await finished(database, visitor(VISITOR), {}, { bucket: 0 })
    const { counts } = await finished(database, OWN)
    expect(counts).toEqual({ 0: 1, 1: 1 })
  })
})

describe('puzzles', () => {
  test.each([
    ['changed', `update public.puzzles set answers = '{someone}'`],
    ['deleted', 'delete from public.puzzles'],
  ])('are never %s', async (_, statement) => {
    await expect(database.admin(statement)).rejects.toThrow('a published puzzle never changes')
  })

  test('can be voided and replaced', async () => {
    await script(
      database,
      `
      update public.puzzles set voided_at = now(), void_reason = 'wrong club';
      insert into public.puzzles (game, mode, date, number, setup, answers)
      values ('wordle', 'today', '2026-07-16', 1, '{}', '{someone}');
    `,
    )
    const rows = await database.admin('select answers from public.puzzles where voided_at is null')
    expect(rows).toEqual([{ answers: ['someone'] }])
  })

  test('are appended only on top of the days that the draw knew', async () => {
    const days = [{ date: '2026-07-17', number: 2, setup: {}, answers: ['pele'] }]
    const add = () => rpc(database, 'add_puzzles', { for_game: 'wordle', for_mode: 'today', after_number: 1, days })
    expect([await add(), await add()]).toEqual([true, false])
    const rows = await database.admin('select number, answers from public.puzzles where number > 1')
    expect(rows).toEqual([{ number: 2, answers: ['pele'] }])
  })
})
