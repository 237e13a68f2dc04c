import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { PLAUSIBLE } from '#core/plausible.ts'
import { boardOf, finished, LAUNCH, player, save, visitor, type Owner } from './builders.ts'
import { openOffice, type Office } from './admin/office.ts'
import { ADMIN, OTHER, OWNER, rpc, STRANGER, upkeep, VISITOR } from './persons.ts'

const AT = Date.parse('2026-11-21T12:00:00Z')
const counts = (bucket: string, limit: number) => ({ bucket: `ranked:${bucket}`, limit })
const LINE = { window: 3600, own: counts('somebody', 100), address: counts('somewhere', 120) }
const HUMAN = [900, 1400, 1100, 2300, 700, 1900]
const FAST = [90, 120, 100, 110]

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

type Started = { created?: string; run?: { id: string }; refused?: string }

const begin = (owner: Owner, game = 'higherlower', at = AT, hourly: object = LINE) =>
  rpc<Started>(office.database, 'start_ranked', {
    ...{ asked: null, hourly, ...owner, for_game: game, for_part: null, for_date: iso(at).slice(0, 10) },
    ...{ first_state: {}, at: iso(at), until: iso(at + 86_400_000), due: iso(at + 11_000) },
  })

const iso = (ms: number) => new Date(ms).toISOString()

type Finish = { score?: number; points?: number }
const commit = (owner: Owner, id: string, step: number, at: number, finish: object | null, late = false) =>
  rpc<{ taken: boolean; ending: { held: boolean } | null }>(office.database, 'commit_step', {
    ...{ asked: null, run_id: id, ...owner, step, next_state: {}, at: iso(at), finish },
    ...{ due: finish ? null : iso(at + 11_000), late },
  })

/** A run with an answer after each of `pauses`; the last answer is wrong. */
async function playRun(
  owner: Owner,
  pauses: readonly number[],
  { score = pauses.length - 1, points = 3 * score }: Finish = {},
  at = AT,
) {
  const { created } = await begin(owner, 'higherlower', at)
  let now = at
  let ending
  for (const [index, pause] of pauses.entries()) {
    now += pause
    const isLast = index === pauses.length - 1
    const lines = [{ key: 'right', points }]
    const finish = { won: false, score, n: index + 1, ms: now - at, tags: [], items: [], lines, bucket: null }
    const { mostRight: most_right, streak } = PLAUSIBLE.ranked
    const whole = {
      ...finish,
      rewarded: true,
      bonuses: null,
      least_median: 250,
      most_right,
      streak,
      even: PLAUSIBLE.even,
    }
    ;({ ending } = await commit(owner, created!, index + 1, now, isLast ? whole : null))
  }
  return { id: created!, held: ending!.held }
}

const resultOf = (id: string) =>
  office.one<{ points: number; credited: number; held: boolean; source: string; user_id: string | null }>(
    'select points, credited, held, source, user_id from public.results where id = $1',
    [id],
  )
const pointsOf = async (account: string) =>
  (await office.one<{ points: number }>('select points from public.user_infos where user_id = $1', [account])).points
const decide = (run: string, verdict: string, why = 'looked at') =>
  rpc<{ status: string; changed: boolean } | null>(office.database, 'decide_run_review', {
    by_admin: ADMIN,
    run,
    verdict,
    why,
  })

type Reviews = { items: { id: string; stepMs: number[]; medianMs: number }[]; open: number; next: string | null }
const reviews = (status = 'open', after: string | null = null, size = 20) =>
  rpc<Reviews>(office.database, 'list_run_reviews', { with_status: status, after, size })

describe('start_ranked', () => {
  test('has one open run per owner and game', async () => {
    const { created } = await begin(player(OWNER))
    expect((await begin(player(OWNER))).run?.id).toBe(created)
    const others = await Promise.all([
      begin(player(OWNER), 'statistics'),
      begin(player(OTHER)),
      begin(visitor(VISITOR)),
      begin(visitor(STRANGER)),
    ])
    expect(new Set([created, ...others.map((started) => started.created)]).size).toBe(5)
  })

  const limitsOf = (own: string, address: string, limits: { own: number; address: number }) => ({
    window: 3600,
    own: counts(own, limits.own),
    address: counts(address, limits.address),
  })

  test('counts new runs only', async () => {
    const few = { own: 1, address: 100 }
    await begin(player(OWNER), 'higherlower', AT, limitsOf('owner', 'school', few))
    for (let again = 0; again < 3; again++) {
      expect((await begin(player(OWNER), 'higherlower', AT, limitsOf('owner', 'school', few))).run).toBeDefined()
    }
    expect(await begin(player(OWNER), 'statistics', AT, limitsOf('owner', 'school', few))).toEqual({
      refused: 'ranked',
    })
    expect((await begin(visitor(VISITOR), 'higherlower', AT, limitsOf('guest', 'school', few))).created).toBeDefined()
  })

  test('counts new runs per address, by any player', async () => {
    const crowded = { own: 100, address: 2 }
    await begin(player(OWNER), 'higherlower', AT, limitsOf('a', 'crowd', crowded))
    await begin(visitor(VISITOR), 'higherlower', AT, limitsOf('b', 'crowd', crowded))
    const more = await begin(visitor(STRANGER), 'higherlower', AT, limitsOf('c', 'crowd', crowded))
    expect(more).toEqual({ refused: 'ranked' })
    expect((await begin(player(OWNER), 'higherlower', AT, limitsOf('a', 'crowd', crowded))).run).toBeDefined()
  })

  test('counts nothing when one of the two limits refuses', async () => {
    const hits = (bucket: string) =>
      office.one('select coalesce(sum(hits), 0)::integer as hits from public.rate_limits where bucket = $1', [
        `ranked:${bucket}`,
      ])
    await begin(player(OWNER), 'higherlower', AT, limitsOf('full-a', 'full', { own: 100, address: 1 }))
    const refused = limitsOf('full-b', 'full', { own: 100, address: 1 })
    expect(await begin(player(OTHER), 'higherlower', AT, refused)).toEqual({ refused: 'ranked' })
    expect(await hits('full-b')).toEqual({ hits: 0 })
    await begin(visitor(VISITOR), 'higherlower', AT, limitsOf('spent', 'wide', { own: 1, address: 100 }))
    const again = limitsOf('spent', 'wide', { own: 1, address: 100 })
    expect(await begin(visitor(VISITOR), 'statistics', AT, again)).toEqual({ refused: 'ranked' })
    expect(await hits('wide')).toEqual({ hits: 1 })
  })
})

describe('due_runs', () => {
  const due = async (at: number) =>
    (await rpc<{ id: string }[]>(office.database, 'due_runs', { at: iso(at), size: 1 })).map(({ id }) => id)

  test('skips for an hour a run that could not be ended, and continues with the next', async () => {
    const first = (await begin(player(OWNER))).created!
    const second = (await begin(player(OTHER), 'higherlower', AT + 1000)).created!
    const later = AT + 60_000
    expect(await due(later)).toEqual([first])
    await rpc(office.database, 'leave_run', { run: first, at: iso(later) })
    expect(await due(later)).toEqual([second])
    await rpc(office.database, 'leave_run', { run: second, at: iso(later) })
    expect(await due(later)).toEqual([])
    expect(await due(later + 3_600_000)).toEqual([first])
  })
})

describe('a ranked run', () => {
  test('is stored as a ranked result with the time of every answer', async () => {
    const { id, held } = await playRun(player(OWNER), HUMAN)
    expect(held).toBe(false)
    expect(await resultOf(id)).toMatchObject({ source: 'ranked', points: 15, credited: 15, held: false })
    expect(await office.one('select step_ms, deadline, timed_out, n from public.runs where id = $1', [id])).toEqual({
      ...{ step_ms: HUMAN, deadline: null },
      ...{ timed_out: false, n: HUMAN.length },
    })
    expect(await pointsOf(OWNER)).toBe(15)
  })

  test('ended by the clock has no answer in its last step', async () => {
    const { created } = await begin(player(OWNER))
    await commit(player(OWNER), created!, 1, AT + 1500, null)
    const finish = { won: false, score: 1, n: 1, ms: 12_500, tags: ['time'], items: [], lines: [], least_median: 250 }
    await commit(player(OWNER), created!, 2, AT + 12_500, finish, true)
    expect(await office.one('select step_ms, timed_out, n from public.runs where id = $1', [created!])).toEqual({
      step_ms: [1500],
      timed_out: true,
      n: 2,
    })
  })

  test('with more right answers than steps is rejected', async () => {
    await expect(playRun(player(OWNER), HUMAN, { score: HUMAN.length + 1 })).rejects.toThrow('results_ranked_possible')
    expect(await office.database.admin('select id from public.results')).toEqual([])
    expect(await pointsOf(OWNER)).toBe(0)
  })

  test('pays less over the day like every run, at most 600 a day', async () => {
    const credited: number[] = []
    for (let run = 0; run < 18; run++) {
      const { id } = await playRun(player(OWNER), HUMAN, { points: 100 }, AT + run * 60_000)
      credited.push((await resultOf(id)).credited)
    }
    expect(credited).toEqual([100, 100, 100, 100, 100, 50, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(await pointsOf(OWNER)).toBe(600)
    const { id } = await playRun(player(OWNER), HUMAN, { points: 100 }, AT + 86_400_000)
    expect((await resultOf(id)).credited).toBe(100)
  })

  test('is not due before its deadline, nor after its end', async () => {
    const due = (at: number) => rpc<{ id: string }[]>(office.database, 'due_runs', { at: iso(at), size: 5 })
    const { created } = await begin(player(OWNER))
    expect(await due(AT + 10_999)).toEqual([])
    expect(await due(AT + 11_000)).toMatchObject([{ id: created }])
    await commit(player(OWNER), created!, 1, AT + 1000, { won: false, score: 0, n: 1, ms: 1000, tags: [], lines: [] })
    expect(await due(AT + 60_000)).toEqual([])
  })
})

describe('a held run', () => {
  test('pays nothing until it is confirmed, and then its full worth', async () => {
    for (let run = 0; run < 5; run++) await playRun(player(OWNER), HUMAN, { points: 10 }, AT + run * 60_000)
    const { id, held } = await playRun(player(OWNER), FAST, { points: 30 }, AT + 400_000)
    await playRun(player(OWNER), HUMAN, { points: 10 }, AT + 500_000)
    expect([held, await resultOf(id), await pointsOf(OWNER)]).toMatchObject([true, { credited: 0, held: true }, 55])
    const { items, open } = await reviews()
    expect([items, open]).toMatchObject([
      [{ id, cause: 'fast', medianMs: 105, stepMs: FAST, player: { username: 'Ada' } }],
      1,
    ])
    expect(await decide(id, 'accepted')).toMatchObject({ status: 'accepted', changed: true })
    // Credited as the sixth run of its day, as if it had not been held.
    expect([await resultOf(id), await pointsOf(OWNER)]).toMatchObject([{ credited: 15, held: false }, 70])
    expect(await decide(id, 'dismissed')).toMatchObject({ status: 'accepted', changed: false })
    expect((await reviews()).open).toBe(0)
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'accept-run', target: 'Ada higherlower 3', detail: 'looked at' },
    ])
    expect(await office.one("select ending ->> 'held' as held from public.runs where id = $1", [id])).toEqual({
      held: 'false',
    })
  })

  test('stays off the board when it is rejected', async () => {
    const { id } = await playRun(player(OWNER), FAST)
    expect(await decide(id, 'dismissed', 'ninety milliseconds')).toMatchObject({ status: 'dismissed', changed: true })
    expect([await resultOf(id), await pointsOf(OWNER)]).toMatchObject([{ credited: 0, held: true }, 0])
    expect((await reviews('dismissed')).items).toMatchObject([
      { id, status: 'dismissed', reason: 'ninety milliseconds' },
    ])
    expect(await decide(id, 'accepted')).toMatchObject({ status: 'dismissed', changed: false })
  })

  const alternating = (count: number, one: number, other: number) =>
    Array.from({ length: count }, (_, at) => (at % 2 === 0 ? one : other))

  test.each([
    ['30 answers in a row below 600 ms', [...alternating(30, 549, 599), ...alternating(40, 1500, 3000)], 20, 'fast'],
    ['29 answers in a row below 600 ms', [...alternating(29, 549, 599), 600, ...alternating(40, 1500, 3000)], 20, null],
    ['61 right answers', alternating(62, 1500, 3000), 61, 'long'],
    ['60 right answers', alternating(61, 1500, 3000), 60, null],
    ['40 waits of 610 and 650 ms', alternating(40, 610, 650), 39, 'even'],
    ['five answers with a spread of 1 %', [1000, 1030, 1000, 1030, 1000], 4, null],
    ['ten answers with a spread of 4 %', alternating(10, 1000, 1080), 9, 'even'],
  ])('%s', async (_, pauses, score, cause) => {
    const { id, held } = await playRun(player(OWNER), pauses, { score })
    expect(held).toBe(cause !== null)
    expect((await reviews()).items).toMatchObject(cause === null ? [] : [{ id, cause }])
  })

  test('is decided once by two admins in parallel', async () => {
    const { id } = await playRun(player(OWNER), FAST, { points: 30 })
    const both = await Promise.all([decide(id, 'accepted'), decide(id, 'accepted')])
    expect(both.filter((decision) => decision!.changed)).toHaveLength(1)
    expect(await pointsOf(OWNER)).toBe(30)
  })

  test("is none when unsuspicious or a visitor's, and takes no unknown verdict", async () => {
    const [fine, anonymous, doubted] = [
      await playRun(player(OWNER), HUMAN),
      await playRun(visitor(VISITOR), FAST),
      await playRun(player(OTHER), FAST),
    ]
    expect(await decide(fine.id, 'accepted')).toBeNull()
    expect(await decide(anonymous.id, 'accepted')).toBeNull()
    expect(await decide(doubted.id, 'open')).toMatchObject({ status: 'open', changed: false })
    expect((await reviews()).items.map(({ id }) => id)).toEqual([doubted.id])
  })

  test('is listed in pages', async () => {
    for (let run = 0; run < 3; run++) await playRun(player(OWNER), FAST, {}, AT + run * 60_000)
    const first = await reviews('open', null, 2)
    expect([first.items.length, first.open, first.next]).toEqual([2, 3, first.items[1]!.id])
    expect((await reviews('open', first.next, 2)).items).toHaveLength(1)
  })
})

describe('a held daily', () => {
  const play = async (owner: Owner, changes: object = {}) =>
    (await finished(office.database, owner, {}, { held: true, ms: 900, n: 3, ...changes })).result.id
  const ranks = async () => (await boardOf(office.database, LAUNCH)).map(({ username, score }) => [username, score])

  test('keeps its points, is on no board, and enters it once confirmed', async () => {
    const id = await play(player(OWNER))
    expect(await resultOf(id)).toMatchObject({ points: 80, credited: 80, held: true, source: 'daily' })
    expect([await pointsOf(OWNER), await ranks()]).toEqual([80, []])
    expect((await reviews()).items).toMatchObject([
      { id, cause: 'pace', medianMs: 300, deviationMs: 0, stepMs: [], ms: 900, game: 'wordle' },
    ])
    expect(await decide(id, 'accepted')).toMatchObject({ status: 'accepted', changed: true })
    expect(await resultOf(id)).toMatchObject({ credited: 80, held: false })
    expect([await pointsOf(OWNER), await ranks()]).toEqual([80, [['Ada', 80]]])
  })

  test('keeps its points and stays off the board when rejected', async () => {
    const id = await play(player(OWNER))
    expect(await decide(id, 'dismissed')).toMatchObject({ status: 'dismissed', changed: true })
    expect(await resultOf(id)).toMatchObject({ credited: 80, held: true })
    expect([await pointsOf(OWNER), await ranks()]).toEqual([80, []])
  })

  test('stays held when its visitor signs up', async () => {
    const id = await play(visitor(VISITOR))
    await save(office.database, OWNER, { visitor: VISITOR, provenAt: iso(AT) })
    expect([await pointsOf(OWNER), await ranks()]).toEqual([80, []])
    expect((await reviews()).items.map((item) => item.id)).toEqual([id])
  })

  test('is not reviewed without points', async () => {
    const id = await play(player(OWNER), { rewarded: false, lines: [] })
    expect(await resultOf(id)).toMatchObject({ credited: 0, held: false })
    expect((await reviews()).items).toEqual([])
  })
})

describe('a hand-over', () => {
  const adopt = () => save(office.database, OWNER, { visitor: VISITOR, provenAt: iso(AT) })

  test('moves all ranked runs of a day, open, over and held', async () => {
    const [one, two] = [await playRun(visitor(VISITOR), HUMAN), await playRun(visitor(VISITOR), FAST, {}, AT + 60_000)]
    const own = await playRun(player(OWNER), HUMAN)
    const { created } = await begin(visitor(VISITOR))
    expect((await adopt())!.moved).toEqual({ results: 2, points: 15 })
    expect(await resultOf(one.id)).toMatchObject({ user_id: OWNER, credited: 15, held: false })
    expect(await resultOf(two.id)).toMatchObject({ user_id: OWNER, credited: 0, held: true })
    expect(await resultOf(own.id)).toMatchObject({ user_id: OWNER, credited: 15 })
    expect((await begin(player(OWNER))).run?.id).toBe(created)
    expect((await reviews()).items.map(({ id }) => id)).toEqual([two.id])
    expect(await pointsOf(OWNER)).toBe(30)
  })

  test("keeps the account's own open run", async () => {
    const theirs = (await begin(visitor(VISITOR))).created
    const { created } = await begin(player(OWNER))
    await adopt()
    expect((await begin(player(OWNER))).run?.id).toBe(created)
    expect(await office.database.admin('select id from public.runs where id = $1', [theirs])).toEqual([])
  })

  test('pays no more than if one of the two had played all runs', async () => {
    for (let run = 0; run < 5; run++) {
      await playRun(player(OWNER), HUMAN, { points: 100 }, AT + run * 60_000)
      await playRun(visitor(VISITOR), HUMAN, { points: 100 }, AT + run * 60_000)
    }
    expect((await adopt())!.moved).toEqual({ results: 5, points: 100 })
    expect(await pointsOf(OWNER)).toBe(600)
  })
})

describe('stored ranked runs', () => {
  const left = async () =>
    (
      await office.database.admin<{ kept: number }>(
        `select (select count(*) from public.runs) + (select count(*) from public.results)
          + (select count(*) from public.run_reviews) as kept`,
      )
    )[0]!.kept

  test('are deleted with the account', async () => {
    await playRun(player(OWNER), FAST)
    await begin(player(OWNER), 'statistics')
    expect(Number(await left())).toBe(4)
    await office.database.as(OWNER, (query) => query('select public.delete_current_user()'))
    expect(Number(await left())).toBe(0)
  })

  test('of a visitor are deleted after 13 months without an account', async () => {
    await playRun(visitor(VISITOR), FAST)
    await office.database.admin(`update public.runs set started_at = now() - interval '14 months'`)
    await office.database.admin(`update public.results set finished_at = now() - interval '14 months'`)
    await upkeep(office.database)
    expect(Number(await left())).toBe(0)
  })

  test('are exported to their player with times and doubts', async () => {
    const { id } = await playRun(player(OWNER), FAST)
    type Exported = { results: object[]; runs: object[] }
    const exported = await rpc<Exported>(office.database, 'export_account', { account: OWNER })
    expect(exported.results).toMatchObject([{ id, source: 'ranked', held: true }])
    expect(exported.runs).toMatchObject([{ mode: 'ranked', over: true, stepMs: FAST }])
  })
})
