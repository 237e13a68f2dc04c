import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { finished, player, visitor } from './builders.ts'
import { arrange, type Database, OWNER, rpc, script, STRANGER, upkeep, VISITOR } from './persons.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

describe('take', () => {
  const take = (limit: number, key = 'bucket') => rpc<boolean>(database, 'take', { key, limit, window: 60 })

  test('grants as many as the limit', async () => {
    const answers = []
    for (let request = 0; request < 4; request++) answers.push(await take(3))
    expect(answers).toEqual([true, true, true, false])
  })

  test('counts parallel requests one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(3)))
    expect(answers.filter(Boolean)).toHaveLength(3)
  })

  test('counts a large request as several, and a refused one not at all', async () => {
    const large = () => rpc<boolean>(database, 'take', { key: 'bucket', limit: 5, window: 60, cost: 3 })
    expect([await large(), await large(), await take(5), await take(5), await take(5)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })

  test('counts each bucket separately', async () => {
    await take(1)
    expect([await take(1), await take(1, 'other')]).toEqual([false, true])
  })

  test('starts again after its window', async () => {
    await take(1)
    await script(database, `update public.rate_limits set resets_at = now() - interval '1 second'`)
    expect([await take(1), await take(1)]).toEqual([true, false])
  })
})

describe('admit', () => {
  type Asked = { visitor?: string; begins?: boolean; origin?: string }
  const admit = ({ visitor = VISITOR, begins = true, origin = 'school' }: Asked = {}) =>
    rpc<boolean>(database, 'admit', {
      asked: {
        ...{ bucket: `runs:${visitor}`, limit: 2, window: 60, cost: 1, visitor, origin, begins },
        strangers: { bucket: `runs:${origin}`, limit: 1 },
      },
    })
  const visitors = () => database.admin('select visitor, origin from public.visitors order by visitor')

  test('counts a new visitor by address, and from then on by visitor', async () => {
    expect([await admit(), await admit(), await admit(), await admit()]).toEqual([true, true, true, false])
    expect(await visitors()).toEqual([{ visitor: VISITOR, origin: 'school' }])
  })

  test('does not register visitors who were refused or only continued a run', async () => {
    await admit({ visitor: STRANGER, begins: false })
    expect(await admit()).toBe(false)
    expect(await visitors()).toEqual([])
  })

  test('stores the address for one day only', async () => {
    await admit()
    await admit({ origin: 'home' })
    expect(await visitors()).toEqual([{ visitor: VISITOR, origin: 'home' }])
    await script(database, `update public.visitors set seen_on = seen_on - 4`)
    await upkeep(database)
    expect(await visitors()).toEqual([{ visitor: VISITOR, origin: null }])
    await script(database, `update public.visitors set seen_on = seen_on - 400`)
    await upkeep(database)
    expect(await visitors()).toEqual([])
  })
})

describe('upkeep', () => {
  test("deletes a visitor's data after 13 months, and nothing of an account", async () => {
    await finished(database, visitor(VISITOR))
    await finished(database, visitor(VISITOR), { date: '2026-07-17' })
    await finished(database, player(OWNER))
    await script(
      database,
      `
      update public.runs set started_at = now() - interval '14 months' where date = '2026-07-16';
      update public.results set finished_at = now() - interval '14 months' where date = '2026-07-16';
      update public.runs set started_at = now() where date = '2026-07-17';
      update public.results set finished_at = now() where date = '2026-07-17';
    `,
    )
    expect(await upkeep(database)).toBe(2)
    const rows = await database.admin('select date::text, user_id from public.results order by date')
    expect(rows).toEqual([
      { date: '2026-07-16', user_id: OWNER },
      { date: '2026-07-17', user_id: null },
    ])
  })

  test('deletes expired challenges', async () => {
    await database.admin(
      `insert into public.challenges (code, user_id, game, mode, date, setup, round_id, state, won, points, created_at, expires_at)
       select code, $1, 'age', 'normal', '2026-07-16', '{}', 'round-' || code, '{}', true, 1, now(), now() + hours * interval '1 hour'
       from (values ('CDFGHJKM', 1), ('CDFGHJKN', -1)) as made (code, hours)`,
      [OWNER],
    )
    expect(await upkeep(database)).toBe(1)
    expect(await database.admin('select code from public.challenges')).toEqual([{ code: 'CDFGHJKM' }])
  })

  test('uses an index in every table', async () => {
    const name = 'forget'
    const [row] = await database.admin<{ sql: string }>('select prosrc as sql from pg_proc where proname = $1', [name])
    const batches = row!.sql.match(/select [^;]+limit size/g)!.map((sql) => sql.replace('size', '100'))
    expect(batches).toHaveLength(10)
    // Small tables are scanned by any planner.
    await database.admin('set enable_seqscan = off')
    const plans = []
    for (const sql of batches) plans.push(JSON.stringify([sql, await database.admin(`explain ${sql}`)]))
    await database.admin('reset enable_seqscan')
    expect(plans.filter((plan) => !/Index Cond: \(\w+ <|Index (Only )?Scan/.test(plan))).toEqual([])
  })
})
