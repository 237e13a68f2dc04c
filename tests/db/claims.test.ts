import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GAME_IDS } from '#core/games.ts'
import { creditedPoints } from '#core/points.ts'
import { MAX_CLAIMED_RESULTS } from '#contracts/results.ts'
import { CLAIM_LIMITS } from '#server/claims.ts'
import { openDatabase } from '#tests/support/database.ts'
import { aRecord, save } from './builders.ts'
import { arrange, OWNER, script, type Database } from './persons.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const dayOf = (at: number) => new Date(Date.UTC(2026, 6, 16 + at)).toISOString().slice(0, 10)
const knownFor = (days: number) =>
  script(
    database,
    `update public.user_infos set known_since = now() - interval '${days} days' where user_id = '${OWNER}'`,
  )

/** `count` records, `perDay` each day. */
const history = (count: number, perDay: number, changes: object = {}) =>
  Array.from({ length: count }, (_, at) => aRecord({ date: dayOf(Math.floor(at / perDay)), ...changes }))

type Brought = { day: number; game: string; points: number; copy: number }
type Limits = { day: number; total: number; runs: number; points: { start: number }; kept: { start: number } }

/** The rules, applied one record at a time. */
function model(limits: Limits) {
  const seen = new Set<string>()
  const runs = new Map<string, number>()
  const days = new Map<number, number>()
  const kept = new Map<string, number>()
  let totalCredited = 0
  const take = (brought: readonly (Brought & { id: string })[]) => {
    // A record refused for its points still counts as a run of its day.
    const runsOfCall = new Map(runs)
    const keptOfCall = new Map(kept)
    const ofCall = new Set<string>()
    let total = 0
    const reasons: string[] = []
    for (const { id, day, game, points } of brought) {
      if (seen.has(id) || ofCall.has(id)) {
        reasons.push('duplicate')
        continue
      }
      ofCall.add(id)
      const key = `${game} ${day}`
      runsOfCall.set(key, (runsOfCall.get(key) ?? 0) + 1)
      if (runsOfCall.get(key)! <= limits.runs) keptOfCall.set(game, (keptOfCall.get(game) ?? 0) + 1)
      const worth = creditedPoints(points, runsOfCall.get(key)!)
      const isFull = runsOfCall.get(key)! > limits.runs || keptOfCall.get(game)! > limits.kept.start
      const left = Math.min(
        limits.day - (days.get(day) ?? 0),
        limits.total - total,
        limits.points.start - totalCredited,
      )
      if (isFull || (worth > 0 && left <= 0)) {
        reasons.push('cap')
        continue
      }
      const credit = Math.min(worth, Math.max(0, left))
      seen.add(id)
      days.set(day, (days.get(day) ?? 0) + credit)
      runs.set(key, (runs.get(key) ?? 0) + 1)
      kept.set(game, (kept.get(game) ?? 0) + 1)
      total += credit
      totalCredited += credit
    }
    return { reasons, points: totalCredited, kept: seen.size }
  }
  return take
}

describe('claimed practice in one call', () => {
  const brought = fc.record({
    day: fc.nat({ max: 1 }),
    game: fc.constantFrom('wordle', 'age'),
    points: fc.constantFrom(0, 3, 20, 60),
    copy: fc.nat({ max: 60 }),
  })
  const limits: Limits & typeof CLAIM_LIMITS = {
    ...CLAIM_LIMITS,
    ...({ day: 150, total: 170, runs: 8, points: { start: 260, daily: 0 }, kept: { start: 14, daily: 0 } } as object),
  }

  test('equals one record after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(brought, { maxLength: 14 }), { maxLength: 4 }), async (calls) => {
        await arrange(database)
        const take = model(limits)
        for (const call of calls) {
          // The same number is the same record.
          const records = call.map((one) => ({ ...one, id: `record-${one.copy}-${one.day}-${one.game}-${one.points}` }))
          const expected = take(records)
          const saved = await save(database, OWNER, {
            limits,
            records: records.map(({ id, day, game, points }) => aRecord({ id, game, points, date: dayOf(day) })),
          })
          expect(saved!.refused.map(({ reason }) => reason)).toEqual(expected.reasons)
          expect(saved!.userInfo.points).toBe(expected.points)
          expect(Object.values(saved!.userInfo.statistics).flat()).toHaveLength(expected.kept)
        }
      }),
      { seed: 11, numRuns: 50 },
    )
  })
})

describe("limits on an account's claims", () => {
  const pointsAfter = async (records: object[]) => (await save(database, OWNER, { records }))!.userInfo.points

  test('start at 3,000 points over all its calls, with or without a progress id', async () => {
    for (let call = 0; call < 4; call++) await pointsAfter(history(100, 5, { points: 60, id: undefined }).map(renewed))
    expect(await pointsAfter(history(100, 5, { points: 60 }))).toBe(CLAIM_LIMITS.points.start)
    const saved = await save(database, OWNER, {
      progressId: '0e000000-0000-4000-8000-00000000000e',
      records: [aRecord()],
    })
    expect(saved).toMatchObject({ moved: { points: 0 }, refused: [{ reason: 'cap' }] })
  })

  test('grow by 300 per day of membership', async () => {
    await knownFor(10)
    expect(await pointsAfter(history(400, 5, { points: 60 }))).toBe(6000)
  })

  test('allow a number of runs per game, and 20 per day', async () => {
    const of = async () => Object.values((await save(database, OWNER, {}))!.userInfo.statistics).flat().length
    await save(database, OWNER, { records: history(30, 30, { points: 0 }) })
    expect(await of()).toBe(CLAIM_LIMITS.runs)
    for (let call = 0; call < 2; call++)
      await save(database, OWNER, { records: history(400, 20, { points: 0, date: undefined }).map(later) })
    expect(await of()).toBe(CLAIM_LIMITS.kept.start)
    await knownFor(1)
    await save(database, OWNER, { records: history(400, 20, { points: 0 }).map(later) })
    expect(await of()).toBe(CLAIM_LIMITS.kept.start + CLAIM_LIMITS.kept.daily)
  })

  let days = 20
  const renewed = (record: object) => ({ ...record, ...aRecord({ points: 60, date: dayOf(days++ % 100) }) })
  const later = (record: object, at: number) => ({ ...record, date: dayOf(100 + Math.floor(at / 20)) })
})

describe('the largest accepted hand-over', () => {
  test('takes a few statements, independent of its records', async () => {
    await database.admin('create table public.written (line text)')
    await database.admin(`create function public.note_statement() returns trigger language plpgsql as
      $$ begin insert into public.written values (tg_op || ' ' || tg_table_name); return null; end $$`)
    for (const table of NOTED)
      await database.admin(`create trigger noted after insert or update or delete on public.${table}
        for each statement execute function public.note_statement()`)
    const records = GAME_IDS.flatMap((game) => history(MAX_CLAIMED_RESULTS, 20, { game }))
    const saved = await save(database, OWNER, { records })
    expect(saved!.moved.results + saved!.refused.length).toBe(records.length)
    const rows = await database.admin<{ line: string }>('select line from public.written order by line')
    expect(rows.map(({ line }) => line)).toEqual([
      'INSERT results',
      'UPDATE profiles', // what is asked to be changed
      'UPDATE profiles', // points, once
    ])
    for (const table of NOTED) await database.admin(`drop trigger noted on public.${table}`)
  })

  test('changes points as recomputing them would', async () => {
    for (const game of ['wordle', 'age', 'wordle']) await save(database, OWNER, { records: history(30, 5, { game }) })
    const kept = 'select points, statistics from public.user_infos order by username'
    const added = await database.admin(kept)
    await database.admin(`select private.refresh_user('${OWNER}')`)
    expect(await database.admin(kept)).toEqual(added)
  })

  test('without new results writes nothing', async () => {
    const record = aRecord()
    await save(database, OWNER, { records: [record] })
    const before = await database.admin('select updated_at from public.user_infos')
    await save(database, OWNER, { records: [record], change: null })
    expect(await database.admin('select updated_at from public.user_infos')).toEqual(before)
  })

  const NOTED = ['results', 'profiles']
})

describe('practice of a day', () => {
  /** The result of a challenge, as `commit_step` writes it. */
  const challenged = (points: number, date: string) =>
    database.admin(
      `insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n)
       select gen_random_uuid()::text, $1, 'practice', 'age', 'challenge', $2::date, true, 5, $3,
         private.practice_worth($1, null, 'age', $2::date, $3), 60000, 10`,
      [OWNER, date, points],
    )
  const creditedOn = async (date: string) => {
    const [row] = await database.admin<{ credited: number }>(
      'select sum(credited)::integer as credited from public.results where user_id = $1 and date = $2',
      [OWNER, date],
    )
    return row!.credited
  }
  const claimed = (date: string) => save(database, OWNER, { records: [aRecord({ date, game: 'wordle', points: 290 })] })

  test('pays the same with challenges as without, in any order', async () => {
    await challenged(290, dayOf(1))
    await claimed(dayOf(1))
    await claimed(dayOf(2))
    await challenged(290, dayOf(2))
    expect(await creditedOn(dayOf(1))).toBe(CLAIM_LIMITS.day)
    expect(await creditedOn(dayOf(2))).toBe(CLAIM_LIMITS.day)
  })
})
