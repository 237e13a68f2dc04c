import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditedPoints } from '#core/points.ts'
import { readingOf } from '#server/account/names/lookalikes.ts'
import { CLAIM_LIMITS } from '#server/claims.ts'
import { openDatabase } from '#tests/support/database.ts'
import { aRecord, boardOf, commit, finished, LAUNCH, player, save, start, visitor } from './builders.ts'
import { arrange, asPerson, OTHER, OWNER, rpc, VISITOR, type Database } from './persons.ts'

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

describe("an account's record", () => {
  test('is created once', async () => {
    const first = await save(database, NEW, { create: { username: 'Cleo' } })
    const again = await save(database, NEW, { create: { username: 'Other' } })
    expect([first!.created, again!.created]).toEqual([true, false])
    expect(again!.userInfo.username).toBe('Cleo')
  })

  test('adds digits to a taken name, at most 20 characters', async () => {
    const long = 'a'.repeat(20)
    await save(database, NEW, { create: { username: long } })
    await database.admin('delete from public.user_infos where user_id = $1', [OTHER])
    const second = await save(database, OTHER, { create: { username: long.toUpperCase() } })
    expect(second!.userInfo.username).toMatch(/^A{17,19}\d{1,3}$/)
    expect(second!.userInfo.username).toHaveLength(20)
  })

  test('is not created by an update', async () => {
    expect(await save(database, NEW, { change: { username: 'Cleo' } })).toBeNull()
  })

  test('keeps names unique regardless of case', async () => {
    await expect(save(database, OTHER, { change: { username: 'aDA' } })).rejects.toThrow('profiles_username')
  })

  test.each(['Аda', 'ᴀᴅᴀ', 'Àdå', 'A.d-a', 'Ａｄａ', 'a d a'])('keeps %s apart from Ada', async (name) => {
    await expect(save(database, OTHER, { change: { username: name } })).rejects.toThrow('profiles_username_reading')
    const made = await save(database, NEW, { create: { username: name } })
    expect(made!.userInfo.username).toMatch(new RegExp(`^${name}\\d+$`))
  })

  test.each([
    ['Look Alike', 'L00k Alike'],
    ['Look Alike', 'Look A1ike'],
    ['Look Alike', 'LOOK ALlKE'],
    ['Ilario', 'llari0'],
    ['Modern Art', 'Modem Art'],
  ])('does not let %s and %s both exist', async (name, alike) => {
    await save(database, OTHER, { change: { username: name } })
    await expect(save(database, OWNER, { change: { username: alike } })).rejects.toThrow('profiles_username_reading')
  })

  test.each([
    ['Ada', true],
    ['АDА', true],
    ['Adam', false],
  ])('reports whether an account is called %s: %s', async (name, borne) => {
    expect(await rpc(database, 'is_name_borne', { name })).toBe(borne)
  })

  test('lets players change the spelling of their own name', async () => {
    for (const username of ['ADA', 'Àda', 'Ada']) {
      expect((await save(database, OWNER, { change: { username } }))!.userInfo.username).toBe(username)
    }
  })

  test('normalises a name as the server does', async () => {
    const names = [
      'Ødegaard',
      'Straße',
      'Þór',
      'Æsir',
      'Œuvre',
      'Тимур',
      'Γιώργος',
      'victım',
      'VİCTIM',
      'encuIé',
      'Kaká 10',
      'L00k A1ike',
      'Modern_ILL',
    ]
    const [row] = await database.admin<{ readings: string[] }>(
      'select array_agg(private.reading_of(name) order by place) as readings from unnest($1::text[]) with ordinality as list (name, place)',
      [names],
    )
    expect(row!.readings).toEqual(names.map(readingOf))
  })

  test('merges preferences per key; null removes one', async () => {
    await save(database, OWNER, { change: { preferences: { sound: true, country: 'FR' } } })
    const changed = await save(database, OWNER, {
      change: { preferences: { sound: false, country: null, kit: 'red' } },
    })
    expect(changed!.userInfo.preferences).toEqual({ sound: false, kit: 'red' })
  })

  test('prefers stored preferences in a hand-over', async () => {
    await save(database, OWNER, { change: { preferences: { sound: true } } })
    const changed = await save(database, OWNER, {
      change: { preferences: { sound: false, kit: 'red' } },
      gapsOnly: true,
    })
    expect(changed!.userInfo.preferences).toEqual({ sound: true, kit: 'red' })
  })

  test('is deleted with its account, runs and results included', async () => {
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

  test("fades over a day by the browser's formula", async () => {
    const records = Array.from({ length: 18 }, () => aRecord({ points: 13 }))
    const saved = await save(database, OWNER, { records })
    const expected = records.reduce((sum, { points }, at) => sum + creditedPoints(points, at + 1), 0)
    expect(saved!.moved).toEqual({ results: 18, points: expected })
  })

  test('keeps found items of both the account and the visitor', async () => {
    await save(database, NEW, { create: { username: 'Cleo' } })
    const own = aRecord({ items: ['edgar-davids'] })
    await save(database, NEW, { records: [own] })
    await finished(database, visitor(VISITOR), {}, { items: ['ronaldinho'] })
    const { userInfo } = (await save(database, NEW, {
      visitor: VISITOR,
      records: [aRecord({ items: ['edgar-davids', 'pele'] })],
    }))!
    const records = Object.values(userInfo.statistics).flat() as { items?: string[] }[]
    expect(new Set(records.flatMap(({ items = [] }) => items))).toEqual(new Set(['edgar-davids', 'pele', 'ronaldinho']))
  })

  test('stores the points of the run in its record', async () => {
    const saved = await save(database, OWNER, { records: Array.from({ length: 6 }, () => aRecord({ points: 30 })) })
    expect(saved!.userInfo.statistics['wordle']!.map(({ points }) => points)).toEqual([30, 30, 30, 30, 30, 30])
    expect(saved!.userInfo.points).toBe(165)
  })

  test('stops at the limit of a date, over all calls', async () => {
    const five = () => Array.from({ length: 5 }, () => aRecord({ points: 59 }))
    await save(database, OWNER, { records: five() })
    const saved = await save(database, OWNER, { records: five() })
    expect(saved!.userInfo.points).toBe(300)
    expect(saved!.refused.map(({ reason }) => reason)).toEqual(['cap', 'cap', 'cap', 'cap'])
  })

  test('stops at the limit of a hand-over', async () => {
    const records = [16, 17, 18].map((day) => aRecord({ points: 60, date: `2026-07-${day}` }))
    const saved = await save(database, OWNER, { records, limits: { ...CLAIM_LIMITS, total: 100 } })
    expect(saved!.moved).toEqual({ results: 2, points: 100 })
    expect(saved!.refused.map(({ reason }) => reason)).toEqual(['cap'])
  })

  test('reports records that only the server can write', async () => {
    const { result } = await finished(database, player(OWNER))
    const saved = await save(database, OWNER, { verified: [{ id: result.id }, { id: 'made-up-result' }] })
    expect(saved!.refused).toEqual([{ id: 'made-up-result', reason: 'verified-elsewhere' }])
  })
})

describe('a hand-over', () => {
  const progressId = randomUUID()

  test('repeats its answer in a retry and moves nothing again', async () => {
    await finished(database, visitor(VISITOR))
    const request = { progressId, visitor: VISITOR, records: [aRecord()] }
    const first = await save(database, OWNER, request)
    const retry = await save(database, OWNER, request)
    expect(first!.moved).toEqual({ results: 2, points: 100 })
    expect(retry).toEqual(first)
  })

  test('accepts results that a retry adds', async () => {
    const [early, late] = [aRecord(), aRecord()]
    await save(database, OWNER, { progressId, records: [early] })
    const retry = await save(database, OWNER, { progressId, records: [early, late] })
    expect(retry).toMatchObject({ moved: { results: 2, points: 40 }, refused: [], userInfo: { points: 40 } })
  })

  test('applies its limit to all retries together', async () => {
    const limits = { ...CLAIM_LIMITS, total: 30 }
    const records = [aRecord(), aRecord(), aRecord()]
    for (const count of [1, 2, 3]) await save(database, OWNER, { progressId, limits, records: records.slice(0, count) })
    const retry = await save(database, OWNER, { progressId, limits, records })
    expect(retry).toMatchObject({ moved: { results: 2, points: 30 }, refused: [{ reason: 'cap' }] })
  })

  test('moves once when two tabs send it in parallel', async () => {
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

  test('stays claimed after its account is deleted', async () => {
    await save(database, OWNER, { progressId, records: [aRecord()] })
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    const second = await save(database, OTHER, { progressId, records: [aRecord()] })
    expect(second!.moved.results).toBe(0)
  })
})

describe('a visitor who signs up', () => {
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

  test('replaces a day that the account has only started', async () => {
    await start(database, player(OWNER))
    const { result } = await finished(database, visitor(VISITOR))
    await adopt()
    const { run, created } = await start(database, player(OWNER))
    expect([run.id, run.over, created]).toEqual([result.id, true, false])
  })

  /** Changes the start of a run; the builders use one time for all. */
  const beginAt = (owner: string, at: string) =>
    database.admin('update public.runs set started_at = $2 where user_id::text = $1 or visitor = $1', [owner, at])

  test('does not replace a run that the account started before', async () => {
    const { run } = await start(database, player(OWNER))
    await commit(database, player(OWNER), run.id, 1)
    await finished(database, visitor(VISITOR))
    await beginAt(OWNER, '2026-07-16T09:59:59Z')
    expect((await adopt())!.userInfo).toMatchObject({ points: 0, statistics: {} })
    expect((await start(database, player(OWNER))).run).toMatchObject({ id: run.id, n: 1, over: false })
    expect(await database.admin('select 1 from public.runs where visitor is not null')).toEqual([])
  })

  test.each([
    ['began first', 1, '2026-07-16T10:00:01Z'],
    ['began later than an account that has done nothing yet', 0, '2026-07-16T09:00:00Z'],
  ])('replaces a started day when it %s', async (_, steps, at) => {
    const { run } = await start(database, player(OWNER))
    if (steps > 0) await commit(database, player(OWNER), run.id, 1)
    const { result } = await finished(database, visitor(VISITOR))
    await beginAt(OWNER, at)
    await adopt()
    expect((await start(database, player(OWNER))).run).toMatchObject({ id: result.id, over: true })
  })

  test.each([
    ['before', '2026-07-16T10:00:00.900Z', [{ username: 'Ada', points: 80 }]],
    ['after', '2026-07-16T09:59:58Z', []],
  ])('ranks results on boards when their run started %s the account signed up', async (_, provenAt, expected) => {
    await finished(database, visitor(VISITOR))
    expect((await save(database, OWNER, { visitor: VISITOR, provenAt }))!.userInfo.points).toBe(80)
    expect((await boardOf(database, LAUNCH)).map(({ username, score }) => ({ username, points: score }))).toEqual(
      expected,
    )
  })

  test("dates the account back to the visitor's start", async () => {
    await database.admin(`insert into public.visitors (visitor, first_seen) values ($1, now() - interval '10 days')`, [
      VISITOR,
    ])
    const days = Array.from({ length: 100 }, (_, at) => 20 - Math.floor(at / 5))
    const records = days.map((day) => aRecord({ points: 60, date: `2026-08-${day}` }))
    expect((await save(database, OWNER, { visitor: VISITOR, records }))!.userInfo.points).toBe(6000)
    expect(await database.admin('select 1 from public.visitors')).toEqual([])
  })

  test("gets the first daily's bonus of a day once", async () => {
    await finished(database, player(OWNER), { game: 'age' })
    await finished(database, visitor(VISITOR))
    await adopt()
    expect(await daysOf()).toEqual([
      { user_id: OWNER, credited: 80 },
      { user_id: OWNER, credited: 70 },
    ])
  })

  test('can be taken over once only', async () => {
    await finished(database, visitor(VISITOR))
    await adopt()
    const second = await save(database, OTHER, { visitor: VISITOR })
    expect(second!.moved).toEqual({ results: 0, points: 0 })
    expect(await daysOf()).toEqual([{ user_id: OWNER, credited: 80 }])
  })
})
