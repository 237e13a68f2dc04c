import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditedPoints } from '#core/points.ts'
import { openDatabase } from '#tests/support/database.ts'
import { aRecord, commit, finished, player, save, start, visitor } from './builders.ts'
import { arrange, asPerson, OTHER, OWNER, VISITOR, type Database } from './persons.ts'

const NEW = '0e000000-0000-4000-8000-00000000000e'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
  await database.admin(`insert into auth.users (id, email) values ('${NEW}', 'new@example.test')`)
})
afterAll(() => database.close())

describe('a record of an account', () => {
  test('is made once', async () => {
    const first = await save(database, NEW, { create: { username: 'Cleo' } })
    const again = await save(database, NEW, { create: { username: 'Other' } })
    expect([first!.created, again!.created]).toEqual([true, false])
    expect(again!.userInfo.username).toBe('Cleo')
  })

  test('gets digits behind a taken name, at most 20 characters', async () => {
    const long = 'a'.repeat(20)
    await save(database, NEW, { create: { username: long } })
    await database.admin('delete from public.user_infos where user_id = $1', [OTHER])
    const second = await save(database, OTHER, { create: { username: long.toUpperCase() } })
    expect(second!.userInfo.username).toMatch(/^A{17,19}\d{1,3}$/)
    expect(second!.userInfo.username).toHaveLength(20)
  })

  test('is not made by a change', async () => {
    expect(await save(database, NEW, { change: { username: 'Cleo' } })).toBeNull()
  })

  test('keeps names apart whatever their case', async () => {
    await expect(save(database, OTHER, { change: { username: 'aDA' } })).rejects.toThrow('user_infos_username')
  })

  test('merges preferences per key; null takes one away', async () => {
    await save(database, OWNER, { change: { preferences: { sound: true, country: 'FR' } } })
    const changed = await save(database, OWNER, {
      change: { preferences: { sound: false, country: null, kit: 'red' } },
    })
    expect(changed!.userInfo.preferences).toEqual({ sound: false, kit: 'red' })
  })

  test('lets stored preferences win in a hand-over', async () => {
    await save(database, OWNER, { change: { preferences: { sound: true } } })
    const changed = await save(database, OWNER, {
      change: { preferences: { sound: false, kit: 'red' } },
      gapsOnly: true,
    })
    expect(changed!.userInfo.preferences).toEqual({ sound: true, kit: 'red' })
  })

  test('goes with its account, and its runs and results too', async () => {
    await finished(database, player(OWNER))
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    const rows = await database.admin(`
      select (select count(*)::int from auth.users where id = '${OWNER}') as users,
        (select count(*)::int from public.user_infos where user_id = '${OWNER}') as infos,
        (select count(*)::int from public.runs) as runs, (select count(*)::int from public.results) as results`)
    expect(rows).toEqual([{ users: 0, infos: 0, runs: 0, results: 0 }])
  })
})

describe('claimed practice', () => {
  test('counts once per id', async () => {
    const record = aRecord()
    const first = await save(database, OWNER, { records: [record] })
    const again = await save(database, OWNER, { records: [record, record] })
    expect(first!.moved).toEqual({ results: 1, points: 20 })
    expect(again!.moved).toEqual({ results: 0, points: 0 })
    expect(again!.refused.map(({ reason }) => reason)).toEqual(['duplicate', 'duplicate'])
    expect(again!.userInfo.points).toBe(20)
  })

  test('fades over a day as the browser reckons it', async () => {
    const records = Array.from({ length: 18 }, () => aRecord({ points: 13 }))
    const saved = await save(database, OWNER, { records })
    const expected = records.reduce((sum, { points }, at) => sum + creditedPoints(points, at + 1), 0)
    expect(saved!.moved).toEqual({ results: 18, points: expected })
  })

  test('keeps the points of the run in its record', async () => {
    const saved = await save(database, OWNER, { records: Array.from({ length: 6 }, () => aRecord({ points: 30 })) })
    expect(saved!.userInfo.statistics['wordle']!.map(({ points }) => points)).toEqual([30, 30, 30, 30, 30, 30])
    expect(saved!.userInfo.points).toBe(165)
  })

  test('stops at the cap of a date, over all calls', async () => {
    const five = () => Array.from({ length: 5 }, () => aRecord({ points: 59 }))
    await save(database, OWNER, { records: five() })
    const saved = await save(database, OWNER, { records: five() })
    expect(saved!.userInfo.points).toBe(300)
    expect(saved!.refused.map(({ reason }) => reason)).toEqual(['cap', 'cap', 'cap', 'cap'])
  })

  test('stops at the cap of one hand-over', async () => {
    const records = [16, 17, 18].map((day) => aRecord({ points: 60, date: `2026-07-${day}` }))
    const saved = await save(database, OWNER, { records, limits: { day: 300, total: 100, runs: 200 } })
    expect(saved!.moved).toEqual({ results: 2, points: 100 })
    expect(saved!.refused.map(({ reason }) => reason)).toEqual(['cap'])
  })

  test('names what only the server could have written', async () => {
    const { result } = await finished(database, player(OWNER))
    const saved = await save(database, OWNER, { verified: [{ id: result.id }, { id: 'made-up-result' }] })
    expect(saved!.refused).toEqual([{ id: 'made-up-result', reason: 'verified-elsewhere' }])
  })
})

describe('a hand-over', () => {
  const progressId = randomUUID()

  test('tells a retry the first answer and moves nothing again', async () => {
    await finished(database, visitor(VISITOR))
    const request = { progressId, visitor: VISITOR, records: [aRecord()] }
    const first = await save(database, OWNER, request)
    const retry = await save(database, OWNER, request)
    expect(first!.moved).toEqual({ results: 2, points: 100 })
    expect(retry).toEqual(first)
  })

  test('takes in what a retry brings along', async () => {
    const [early, late] = [aRecord(), aRecord()]
    await save(database, OWNER, { progressId, records: [early] })
    const retry = await save(database, OWNER, { progressId, records: [early, late] })
    expect(retry).toMatchObject({ moved: { results: 2, points: 40 }, refused: [], userInfo: { points: 40 } })
  })

  test('keeps to its cap over all its retries', async () => {
    const limits = { day: 300, total: 30, runs: 200 }
    const records = [aRecord(), aRecord(), aRecord()]
    for (const count of [1, 2, 3]) await save(database, OWNER, { progressId, limits, records: records.slice(0, count) })
    const retry = await save(database, OWNER, { progressId, limits, records })
    expect(retry).toMatchObject({ moved: { results: 2, points: 30 }, refused: [{ reason: 'cap' }] })
  })

  test('moves once when two tabs send it at once', async () => {
    const records = [aRecord()]
    const both = await Promise.all([1, 2].map(() => save(database, OWNER, { progressId, records })))
    expect(both.map((saved) => saved!.userInfo.points)).toEqual([20, 20])
    const rows = await database.admin('select id from public.results')
    expect(rows).toHaveLength(1)
  })

  test('belongs to the first account that claims it', async () => {
    const records = [aRecord()]
    await save(database, OWNER, { progressId, records })
    const second = await save(database, OTHER, { progressId, records })
    expect(second).toMatchObject({ moved: { results: 0, points: 0 }, refused: [{ reason: 'duplicate' }] })
  })

  test('stays claimed after its account is gone', async () => {
    await save(database, OWNER, { progressId, records: [aRecord()] })
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    const second = await save(database, OTHER, { progressId, records: [aRecord()] })
    expect(second!.moved.results).toBe(0)
  })
})

describe('a visitor who signs in', () => {
  const adopt = () => save(database, OWNER, { visitor: VISITOR })
  const daysOf = async () => {
    const rows = await database.admin<{ user_id: string; credited: number }>(
      'select user_id, credited from public.results order by date, game',
    )
    return rows
  }

  test('brings runs and results along', async () => {
    const { run } = await start(database, visitor(VISITOR), { date: '2026-07-17' })
    await finished(database, visitor(VISITOR))
    expect((await adopt())!.userInfo.points).toBe(80)
    expect(await commit(database, player(OWNER), run.id, 1)).not.toBeNull()
    expect(await commit(database, visitor(VISITOR), run.id, 2)).toBeNull()
  })

  test('does not replace a day that the account has finished', async () => {
    const own = await finished(database, player(OWNER), {}, { lines: [{ key: 'close', points: 3 }] })
    await finished(database, visitor(VISITOR))
    const saved = await adopt()
    expect(saved!.moved).toEqual({ results: 0, points: 0 })
    expect(saved!.userInfo.statistics['wordle']).toEqual([own.result])
  })

  test('replaces a day that the account has merely begun', async () => {
    await start(database, player(OWNER))
    const { result } = await finished(database, visitor(VISITOR))
    await adopt()
    const { run, created } = await start(database, player(OWNER))
    expect([run.id, run.over, created]).toEqual([result.id, true, false])
  })

  test('gets the first daily of a day once', async () => {
    await finished(database, player(OWNER), { game: 'age' })
    await finished(database, visitor(VISITOR))
    await adopt()
    expect(await daysOf()).toEqual([
      { user_id: OWNER, credited: 80 },
      { user_id: OWNER, credited: 70 },
    ])
  })

  test('is adopted once', async () => {
    await finished(database, visitor(VISITOR))
    await adopt()
    const second = await save(database, OTHER, { visitor: VISITOR })
    expect(second!.moved).toEqual({ results: 0, points: 0 })
    expect(await daysOf()).toEqual([{ user_id: OWNER, credited: 80 }])
  })
})
