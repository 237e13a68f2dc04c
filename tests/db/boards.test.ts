import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { type BoardLine, finished, player, save, visitor } from './builders.ts'
import { arrange, attempt, type Database, fold, OTHER, OWNER, rpc, VISITOR } from './persons.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const SUNDAY = '2026-11-22T12:00:00Z'

type Result = {
  user?: string
  credited?: number
  at?: string
  source?: string
  on?: boolean
  game?: string
  score?: number
  ms?: number
  held?: boolean
  date?: string
}

const add = ({
  user = OWNER,
  credited = 50,
  at = SUNDAY,
  source = 'room',
  on = true,
  game = 'wordle',
  score = 3,
  ms = 9000,
  held = false,
  date = '2026-11-22',
}: Result) =>
  database.admin(
    `with added as (
       insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n, finished_at, on_boards, held)
       values ($1, $2, $3, $4, $12, $11, true, $5, $6, $6, $7, 200, $8, $9, $10) returning *)
     select private.note_result(added::public.results) from added`,
    [randomUUID(), user, source, game, score, credited, ms, at, on, held, date, source === 'daily' ? 'today' : 'm'],
  )

type Page = { players: number; rows: BoardLine[] }
type Where = {
  rank: number
  place: number | null
  players: number
  score: number
  next: { score: number; rank: number } | null
  near: { rank: number; own: boolean }[]
}

const page = (period = 'day', since = '2026-11-22', before: string | null = null) =>
  rpc<Page>(database, 'board_page', { for_board: 'all', for_period: period, from_date: since, size: 100, before })
const where = (values: object, period = 'day', since = '2026-11-22') =>
  rpc<Where | null>(database, 'board_standing', {
    ...{ for_board: 'all', for_period: period, from_date: since, account: null, supposed: null, around: 0 },
    ...values,
  })
const ranks = async (...of: Parameters<typeof page>) =>
  (await page(...of)).rows.map(({ rank, username, score }) => [rank, username, score])

describe('the general board', () => {
  test('adds up verified results by UTC day, week from Monday, quarter and all time', async () => {
    await add({ credited: 10, at: '2026-11-15T23:59:59.999Z' })
    await add({ credited: 20, at: '2026-11-16T00:00:00Z' })
    await add({ credited: 30, at: '2026-11-22T23:59:59.999Z' })
    await add({ credited: 40, at: '2026-09-30T23:59:59Z' })
    expect(await ranks('day', '2026-11-22')).toEqual([[1, 'Ada', 30]])
    expect(await ranks('week', '2026-11-16')).toEqual([[1, 'Ada', 50]])
    expect(await ranks('week', '2026-11-09')).toEqual([[1, 'Ada', 10]])
    expect(await ranks('season', '2026-10-01')).toEqual([[1, 'Ada', 60]])
    expect(await ranks('season', '2026-07-01')).toEqual([[1, 'Ada', 40]])
    expect(await ranks('all', '2026-07-16')).toEqual([[1, 'Ada', 100]])
  })

  test('counts a daily on its own date, whenever it ended', async () => {
    await add({ source: 'daily', credited: 10, at: '2026-11-22T12:00:00Z', date: '2026-11-23' })
    await add({ source: 'daily', credited: 20, at: '2026-11-23T01:00:00Z', date: '2026-11-22' })
    await add({ source: 'room', credited: 40, at: '2026-11-23T01:00:00Z', date: '2026-11-22' })
    expect(await ranks('day', '2026-11-22')).toEqual([[1, 'Ada', 20]])
    expect(await ranks('day', '2026-11-23')).toEqual([[1, 'Ada', 50]])
    expect(await ranks('week', '2026-11-16')).toEqual([[1, 'Ada', 20]])
    await database.admin(`delete from public.results where date = '2026-11-23'`)
    expect(await ranks('day', '2026-11-23')).toEqual([[1, 'Ada', 40]])
  })

  test.each<[string, Result]>([
    ['a held daily', { source: 'daily', held: true }],
    ['a held match', { held: true }],
    ['a claim', { source: 'claim' }],
    ['what is not for boards', { on: false }],
    ['a run worth nothing', { credited: 0 }],
    ['more points than any run has', { credited: 251 }],
  ])('leaves out %s', async (_, result) => {
    await add(result)
    expect(await page()).toEqual({ players: 0, rows: [] })
    expect(await where({ account: OWNER })).toBeNull()
  })

  test('ranks equal scores the same, ordered by who was first', async () => {
    const third = await database.addUser()
    await add({ user: OTHER, credited: 50, at: '2026-11-22T12:00:01Z' })
    await add({ credited: 50 })
    await add({ user: third, credited: 20 })
    expect((await page()).rows.map(({ rank, username }) => [rank, username])).toEqual([
      [1, 'Ada'],
      [1, 'Ben'],
      [3, null],
    ])
    expect(await where({ account: OTHER, around: 1 })).toMatchObject({
      ...{ rank: 1, place: 2, players: 3, score: 50, next: null },
      near: [{ own: false }, { own: true }, { rank: 3, own: false }],
    })
    expect(await where({ account: third })).toMatchObject({ rank: 3, place: 3, next: { score: 50, rank: 1 } })
  })

  test('returns the rank that a score would have', async () => {
    await add({ credited: 50 })
    await add({ user: OTHER, credited: 70 })
    expect(await where({ supposed: 60 })).toMatchObject({ rank: 2, place: null, next: { score: 70, rank: 1 } })
    expect(await where({ supposed: 60 }, 'day', '2026-11-20')).toMatchObject({ rank: 1, players: 0, next: null })
  })

  test('returns the rank of the previous period', async () => {
    await add({ at: '2026-11-21T12:00:00Z', credited: 10 })
    await add({ at: '2026-11-21T12:00:00Z', credited: 30, user: OTHER })
    await add({})
    const moves = async () =>
      (await page('day', '2026-11-22', '2026-11-21')).rows.map(({ rank, before }) => [before, rank])
    expect(await moves()).toEqual([[2, 1]])
    await add({ user: await database.addUser(), credited: 20 })
    expect(await moves()).toEqual([
      [2, 1],
      [null, 2],
    ])
  })

  test('hides names without consent, and keeps their rank', async () => {
    await database.admin(
      `update public.user_infos set photo_url = 'https://pictures.example/a.png', preferences = '{"country": "FR"}'`,
    )
    await add({})
    await add({ user: OTHER, credited: 40 })
    await save(database, OWNER, { change: { opt_in: false } })
    expect((await page()).rows).toMatchObject([
      { rank: 1, username: null, photo_url: null, kit: null, country: null },
      { rank: 2, username: 'Ben', country: 'FR' },
    ])
    await save(database, OWNER, { change: { opt_in: true, username: 'Adele' } })
    expect(await ranks()).toEqual([
      [1, 'Adele', 50],
      [2, 'Ben', 40],
    ])
  })

  test("drops a deleted account, and counts a visitor's run after sign-up", async () => {
    await finished(database, visitor(VISITOR))
    await finished(database, player(OTHER), {}, { lines: [{ key: 'close', points: 3 }] })
    expect(await ranks('day', '2026-07-16')).toEqual([[1, 'Ben', 23]])
    await save(database, OWNER, { visitor: VISITOR, provenAt: '2026-07-16T12:00:00Z' })
    expect(await ranks('day', '2026-07-16')).toEqual([
      [1, 'Ada', 80],
      [2, 'Ben', 23],
    ])
    await database.as(OWNER, (query) => query('select public.delete_current_user()'))
    expect(await ranks('day', '2026-07-16')).toEqual([[1, 'Ben', 23]])
  })

  test('removes the name of a deleted account even from a cached page that is not read again', async () => {
    await add({})
    await add({ user: OTHER, credited: 40 })
    expect(await ranks()).toHaveLength(2)
    await database.as(OWNER, (query) => query('select public.delete_current_user()'))
    await fold(database)
    expect(await database.admin('select page from private.board_pages where page::text like $1', ['%Ada%'])).toEqual([])
    expect(await ranks()).toEqual([[1, 'Ben', 40]])
  })
})

describe('the board of a game', () => {
  const ranked = (result: Result) => add({ source: 'ranked', game: 'higherlower', ...result })
  const runs = async (game = 'higherlower', period = 'week', from_date = '2026-11-16') => {
    const board = { for_board: game, for_period: period, from_date, size: 100 }
    return (await rpc<Page>(database, 'board_page', board)).rows.map(({ rank, username, score, tie }) => [
      ...[rank, username, score, tie],
    ])
  }

  test("ranks each player's longest run, the fastest of equal ones", async () => {
    await ranked({ score: 7, ms: 40_000 })
    await ranked({ score: 9, ms: 60_000 })
    await ranked({ score: 9, ms: 50_000 })
    await ranked({ score: 8, ms: 10_000 })
    await ranked({ user: OTHER, score: 9, ms: 70_000 })
    await ranked({ user: OTHER, score: 12, at: '2026-11-15T12:00:00Z' })
    await ranked({ game: 'statistics', score: 3 })
    expect(await runs()).toEqual([
      [1, 'Ada', 9, 50_000],
      [1, 'Ben', 9, 70_000],
    ])
    expect(await runs('higherlower', 'season', '2026-10-01')).toEqual([
      [1, 'Ben', 12, 9000],
      [2, 'Ada', 9, 50_000],
    ])
    expect(await runs('statistics')).toEqual([[1, 'Ada', 3, 9000]])
    expect(await ranks()).toEqual([
      [1, 'Ada', 250],
      [2, 'Ben', 50],
    ])
  })

  test.each<[string, Result]>([
    ['a run of 0', { score: 0 }],
    ['more steps than a run has', { score: 200 }],
    ['a run of another game', { game: 'wordle' }],
    ['a daily', { source: 'daily' }],
    ['a claim', { source: 'claim' }],
    ['a run that waits for a look', { held: true }],
  ])('leaves out %s', async (_, result) => {
    await ranked(result)
    expect(await runs()).toEqual([])
  })

  test('shows a confirmed run, and the next best one when one is removed', async () => {
    await ranked({ score: 5, ms: 1000 })
    await ranked({ score: 9, held: true })
    expect(await runs()).toEqual([[1, 'Ada', 5, 1000]])
    await database.admin('update public.results set held = false')
    expect(await runs()).toEqual([[1, 'Ada', 9, 9000]])
    await database.admin('update public.results set held = true where score = 9')
    expect(await runs()).toEqual([[1, 'Ada', 5, 1000]])
    await database.admin('delete from public.results where score = 5')
    expect(await runs()).toEqual([])
  })
})

/** Expected standings from the results, by PostgreSQL's own rank(). */
const FROM_RESULTS = `
  with shares as (
    select share.*, user_id from public.results as result cross join private.board_shares(result) as share
  )
  select board, period, since::text, user_id, score, tie::float,
    rank() over (partition by board, period, since order by score desc)::integer as rank
  from (
    select board, period, since, user_id, sum(score)::integer as score, max(tie) as tie
    from shares where board = 'all' group by 1, 2, 3, 4
    union all
    (select distinct on (board, period, since, user_id) board, period, since, user_id, score, tie
    from shares where board <> 'all' order by board, period, since, user_id, score desc, tie)
  ) as standing order by board, period, since, user_id`
const FROM_STANDINGS = `
  select board.board, period, since::text, user_id, score, tie::float,
    (public.board_standing(board.board, period, since, user_id) ->> 'rank')::integer as rank
  from private.standings as standing join private.boards as board on board.id = standing.board
  order by 1, 2, 3, 4`

describe('ranks', () => {
  const account = fc.nat({ max: 4 })
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      account,
      credited: fc.constantFrom(0, 1, 5, 50, 50, 120, 250, 300),
      hours: fc.nat({ max: 24 * 120 }),
      on: fc.constantFrom(true, true, true, false),
      source: fc.constantFrom('room', 'ranked', 'ranked', 'claim'),
      game: fc.constantFrom('higherlower', 'higherlower', 'statistics', 'wordle'),
      score: fc.nat({ max: 4 }),
      ms: fc.nat({ max: 2 }),
      held: fc.constantFrom(false, false, true),
    }),
    fc.record({ kind: fc.constant('hide' as const), account }),
    fc.record({ kind: fc.constant('change' as const), account }),
    fc.record({ kind: fc.constant('remove' as const), account }),
    fc.record({ kind: fc.constant('delete account' as const), account }),
    fc.record({ kind: fc.constant('hand over' as const), account, to: account }),
  )

  test('equal those of rank() after any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
        await arrange(database)
        const accounts = await Promise.all(Array.from({ length: 5 }, () => database.addUser()))
        for (const next of steps) {
          const user = accounts[next.account]!
          if (next.kind === 'add') {
            const at = new Date(Date.parse('2026-08-01T00:00:00Z') + next.hours * 3_600_000).toISOString()
            await add({ ...next, user, at }).catch((error: unknown) => {
              if (!/foreign key/.test(String(error))) throw error
            })
          }
          if (next.kind === 'hide')
            await database.admin(
              'update public.results set on_boards = not on_boards, held = not held where user_id = $1',
              [user],
            )
          if (next.kind === 'change')
            await database.admin(
              'update public.results set credited = credited / 2, score = score + 1 where user_id = $1',
              [user],
            )
          if (next.kind === 'remove')
            await database.admin('delete from public.results where user_id = $1 and credited % 2 = 0', [user])
          if (next.kind === 'delete account') await database.admin('delete from auth.users where id = $1', [user])
          if (next.kind === 'hand over')
            await database.admin(
              `update public.results set user_id = $2 where user_id = $1 and exists (select 1 from auth.users where id = $2)`,
              [user, accounts[next.to]],
            )
        }
        await fold(database)
        expect(await database.admin(FROM_STANDINGS)).toEqual(await database.admin(FROM_RESULTS))
        const [checked] = await database.admin<{ check: object }>('select private.check_boards() as check')
        expect(checked!.check).toMatchObject({ queue: 0, standings: 0, scores: 0, buckets: 0, counts: 0 })
        const [left] = await database.admin(`
          select (select count(*) from private.standings)::integer as standings,
            (select coalesce(sum(players), 0) from private.board_scores)::integer as scores,
            (select coalesce(sum(players), 0) from private.board_buckets)::integer as buckets`)
        expect(left).toEqual({ standings: left!['standings'], scores: left!['standings'], buckets: left!['standings'] })
      }),
      { seed: 11, numRuns: 10 },
    )
  })
})

describe('boards', () => {
  test.each(['boards', 'standings', 'board_scores', 'board_buckets'])(
    '%s are not readable through the API',
    async (table) => {
      for (const person of ['anonymous', 'owner', 'service'] as const)
        expect(await attempt(database, person, `select * from private.${table}`)).toBe('denied')
    },
  )

  test.each([
    `public.board_page('all', 'all', '2026-07-16', 5)`,
    `public.board_standing('all', 'all', '2026-07-16', null, 5)`,
  ])('%s is for the server only', async (called) => {
    for (const person of ['anonymous', 'owner', 'other', 'admin'] as const)
      expect(await attempt(database, person, `select ${called}`)).toBe('denied')
    expect(await attempt(database, 'service', `select ${called}`)).toBe(1)
  })
})
