import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { player, save, visitor, type Owner } from './builders.ts'
import { arrange, asPerson, type Database, OTHER, OWNER, rpc, STRANGER, VISITOR } from './persons.ts'

const CODE = 'CCCCDDDDFFFFGGGG'
/** A Wednesday, its Monday, and that of the week before. */
const TODAY = '2026-11-25'
const MONDAY = '2026-11-23'
const FOUNDED = '2026-10-01T10:00:00Z'

type League = {
  name: string
  you: number | null
  seats: { seat: number; name: string; founder: boolean; joined: string }[]
  week: Line[]
  last: Line[]
  before: Record<string, number>
  today: { seat: number; game: string; points: number; won: boolean }[]
  cups: { week: string; winners: number[]; points: number }[]
  ghost: number | null
}
type Line = { seat: number; days: Record<string, number>; games: Record<string, number> }

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
  for (const hash of [VISITOR, STRANGER]) {
    await database.admin('insert into public.visitors (visitor) values ($1) on conflict do nothing', [hash])
  }
})
afterAll(() => database.close())

const foundLeague = (owner: Owner, code = CODE, at = FOUNDED, most = 10) =>
  rpc<object | null>(database, 'found_league', {
    ...{ ...owner, with_code: code, league_name: 'The lads', player: 'Ada', shirt: null, at, most },
  })
const join = (owner: Owner, name: string, { at = FOUNDED, most = 10, seats = 22 } = {}) =>
  rpc<object>(database, 'join_league', {
    ...{ ...owner, with_code: CODE, player: name, shirt: 'plain-red-white', at, most, most_seats: seats },
  })
const leave = (owner: Owner, other: number | null = null) =>
  rpc<boolean>(database, 'leave_league', { ...owner, with_code: CODE, other })
const NOBODY: Owner = { account: null, visitor_hash: null }
const read = (owner: Owner, monday = MONDAY, today = TODAY) =>
  rpc<League | null>(database, 'find_league', { ...owner, with_code: CODE, monday, today, best: 5 })

let results = 0
/** A finished daily, as the server stores it. */
async function daily(owner: Owner, date: string, points: number, changes: Record<string, unknown> = {}) {
  const row = { mode: 'today', game: 'wordle', source: 'daily', on_boards: true, held: false, ...changes }
  await database.admin(
    `insert into public.results (id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n,
      on_boards, held) values ($1, $2, $3, $4, $5, $6, $7, true, 1, $8, $8, 1, 1, $9, $10)`,
    [
      ...[`result-${String(results++).padStart(6, '0')}`, owner.account, owner.visitor_hash, row.source, row.game],
      ...[row.mode, date, points, row.on_boards, row.held],
    ],
  )
}

const idOf = (number: number) => number.toString(16).padStart(64, '0')
async function aVisitor(number: number): Promise<Owner> {
  await database.admin('insert into public.visitors (visitor) values ($1)', [idOf(number)])
  return visitor(idOf(number))
}

describe('a league', () => {
  test('adds the dailies of accounts and visitors by day and game', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await daily(player(OWNER), MONDAY, 60)
    await daily(player(OWNER), MONDAY, 40, { game: 'age' })
    await daily(visitor(VISITOR), TODAY, 70)
    await daily(visitor(VISITOR), '2026-11-20', 90)
    const league = (await read(player(OWNER)))!
    expect(league.week).toEqual([
      { seat: 1, days: { [MONDAY]: 100 }, games: { wordle: 60, age: 40 } },
      { seat: 2, days: { [TODAY]: 70 }, games: { wordle: 70 } },
    ])
    expect(league.last).toEqual([])
    expect(league.today).toEqual([{ seat: 2, game: 'wordle', points: 70, won: true }])
    expect(league.you).toBe(1)
  })

  test('leaves out practice, the archive, held runs and results that are on no board', async () => {
    await foundLeague(player(OWNER))
    await daily(player(OWNER), TODAY, 10, { source: 'practice', mode: 'easy' })
    await daily(player(OWNER), TODAY, 20, { mode: 'archive' })
    await daily(player(OWNER), TODAY, 30, { game: 'age', held: true })
    await daily(player(OWNER), TODAY, 40, { game: 'split', on_boards: false })
    expect((await read(player(OWNER)))!.week).toEqual([])
  })

  test("counts a member from the day of joining, and the ghost (last week's score) over the whole week", async () => {
    await foundLeague(player(OWNER), CODE, `${TODAY}T23:00:00Z`)
    await daily(player(OWNER), MONDAY, 60)
    await daily(player(OWNER), TODAY, 50)
    await daily(player(OWNER), '2026-11-18', 80)
    const { week, last, ghost } = (await read(player(OWNER)))!
    expect([week, last, ghost]).toEqual([[{ seat: 1, days: { [TODAY]: 50 }, games: { wordle: 50 } }], [], 80])
  })

  test("shows a reader who has only the link neither games nor today's results", async () => {
    await foundLeague(player(OWNER))
    await daily(player(OWNER), TODAY, 60)
    const { you, week, today, ghost, seats } = (await read(NOBODY))!
    expect({ you, week, today, ghost }).toEqual({
      you: null,
      week: [{ seat: 1, days: { [TODAY]: 60 }, games: {} }],
      today: [],
      ghost: null,
    })
    expect(JSON.stringify(seats)).not.toContain(OWNER)
  })

  test('is unknown without its code', async () => {
    await foundLeague(player(OWNER))
    const values = { ...NOBODY, with_code: 'X', monday: MONDAY, today: TODAY, best: 5 }
    expect(await rpc(database, 'find_league', values)).toBeNull()
  })

  test('can be called by the server only', async () => {
    const call = `select public.find_league('${CODE}', null, null, '${MONDAY}', '${TODAY}', 5)`
    for (const person of ['anonymous', 'owner', 'other', 'admin'] as const) {
      await expect(asPerson(database, person, call)).rejects.toThrow(/permission denied/)
    }
  })
})

describe('seats', () => {
  test('are taken once per person', async () => {
    await foundLeague(player(OWNER))
    for (const name of ['Ben', 'Benjamin']) expect(await join(visitor(VISITOR), name)).toEqual({ code: CODE })
    expect((await read(NOBODY))!.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  test("reject a name that looks like a member's, a 23rd friend and an eleventh league", async () => {
    await foundLeague(player(OWNER))
    expect(await join(visitor(VISITOR), 'ADA')).toEqual({ refused: 'name' })
    expect(await join(visitor(VISITOR), 'Ben', { seats: 1 })).toEqual({ refused: 'full' })
    expect(await join(visitor(VISITOR), 'Ben', { most: 0 })).toEqual({ refused: 'many' })
    expect(await foundLeague(player(OWNER), 'CCCCDDDDFFFFHHHH', FOUNDED, 1)).toEqual({ refused: 'many' })
  })

  test('that were idle for two weeks are freed in a full league only', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await daily(player(OWNER), '2026-10-20', 60)
    const late = '2026-10-25T10:00:00Z'
    await join(visitor(STRANGER), 'Cleo', { at: late, seats: 2 })
    expect((await read(NOBODY))!.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'Ada'],
      [3, 'Cleo'],
    ])
  })

  test('are freed by their member and by the founder, by nobody else', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await join(player(OTHER), 'Cleo')
    expect(await leave(visitor(VISITOR), 1)).toBe(false)
    expect(await leave(visitor(STRANGER))).toBe(false)
    expect(await leave(player(OWNER), 2)).toBe(true)
    expect(await leave(player(OTHER))).toBe(true)
    expect((await read(NOBODY))!.seats.map(({ name }) => name)).toEqual(['Ada'])
  })

  test("pass the founder's role to the oldest member; the league is deleted with its last member", async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await join(player(OTHER), 'Cleo')
    await leave(player(OWNER))
    expect((await read(NOBODY))!.seats.map(({ name, founder }) => [name, founder])).toEqual([
      ['Ben', true],
      ['Cleo', false],
    ])
    await leave(visitor(VISITOR))
    await database.as(OTHER, (query) => query('select public.delete_current_user()'))
    expect(await read(NOBODY)).toBeNull()
    expect(await database.admin('select from public.leagues')).toEqual([])
  })

  test('move to an account at sign-up, once per league', async () => {
    await foundLeague(visitor(VISITOR))
    await join(player(OTHER), 'Cleo')
    await daily(visitor(VISITOR), TODAY, 60)
    await save(database, OWNER, { visitor: VISITOR, provenAt: '2026-11-25T12:00:00Z' })
    const moved = (await read(player(OWNER)))!
    expect([moved.you, moved.week[0]!.days]).toEqual([1, { [TODAY]: 60 }])
    expect((await read(visitor(VISITOR)))!.you).toBeNull()

    await join(visitor(STRANGER), 'Dora')
    await save(database, OWNER, { visitor: STRANGER })
    expect((await read(player(OWNER)))!.seats.map(({ name, founder }) => [name, founder])).toEqual([
      ['Ada', true],
      ['Cleo', false],
    ])
  })

  test('of a visitor are deleted with the visitor', async () => {
    await foundLeague(visitor(VISITOR))
    await database.admin('delete from public.visitors where visitor = $1', [VISITOR])
    expect(await read(NOBODY)).toBeNull()
  })

  test('are in the export of their account', async () => {
    await foundLeague(player(OWNER))
    const { leagues } = await rpc<{ leagues: object[] }>(database, 'export_account', { account: OWNER })
    expect(leagues).toMatchObject([{ name: 'The lads', code: CODE, player: 'Ada', founder: true }])
  })
})

describe('cups', () => {
  test('are stored for closed weeks, with every winner of a tie', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await daily(player(OWNER), '2026-11-09', 60)
    await daily(visitor(VISITOR), '2026-11-15', 60)
    await daily(visitor(VISITOR), '2026-11-02', 70)
    await daily(player(OWNER), '2026-11-16', 70)
    const cups = [
      { week: '2026-11-16', winners: [1], points: 70 },
      { week: '2026-11-09', winners: [1, 2], points: 60 },
      { week: '2026-11-02', winners: [2], points: 70 },
    ]
    expect((await read(NOBODY))!.cups).toEqual(cups)
    await daily(player(OWNER), '2026-11-10', 60)
    expect((await read(NOBODY))!.cups).toEqual(cups)
  })

  test('of last week are stored after Monday, when Sunday is over in every time zone', async () => {
    await foundLeague(player(OWNER))
    await daily(player(OWNER), '2026-11-22', 60)
    const line = { seat: 1, games: {} }
    const onMonday = (await read(NOBODY, MONDAY, MONDAY))!
    expect([onMonday.last, onMonday.cups]).toEqual([[{ ...line, days: { '2026-11-22': 60 } }], []])
    await daily(player(OWNER), '2026-11-22', 30, { game: 'age' })
    const onTuesday = (await read(NOBODY, MONDAY, '2026-11-24'))!
    expect([onTuesday.last, onTuesday.cups]).toEqual([[], [{ week: '2026-11-16', winners: [1], points: 90 }]])
  })

  test('keep the points of members, which are shown on the Monday after the next week', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    await daily(player(OWNER), '2026-11-09', 60)
    await daily(player(OWNER), '2026-11-10', 30)
    await daily(visitor(VISITOR), '2026-11-15', 20)
    await daily(visitor(VISITOR), '2026-11-16', 70)
    expect((await read(NOBODY, MONDAY, MONDAY))!.before).toEqual({ 1: 90, 2: 20 })
    expect((await read(NOBODY, MONDAY, '2026-11-24'))!.before).toEqual({})
    expect((await read(NOBODY, '2026-11-30', '2026-11-30'))!.before).toEqual({ 2: 70 })
    await leave(visitor(VISITOR))
    expect((await read(NOBODY, MONDAY, MONDAY))!.before).toEqual({ 1: 90 })
  })

  test('count the best five days, as does the ghost', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    for (let day = 16; day <= 22; day++) await daily(player(OWNER), `2026-11-${day}`, 20 + day)
    for (let day = 16; day <= 20; day++) await daily(visitor(VISITOR), `2026-11-${day}`, 41)
    const { cups, ghost } = (await read(player(OWNER)))!
    const best = 42 + 41 + 40 + 39 + 38
    expect([cups[0], ghost]).toEqual([{ week: '2026-11-16', winners: [2], points: 205 }, best])
  })
})

describe('reports', () => {
  test('replace a name of a member or of the league', async () => {
    await foundLeague(player(OWNER))
    await join(visitor(VISITOR), 'Ben')
    for (const seat of [null, 2]) {
      const report = { with_code: CODE, of_seat: seat, reported_by: 'somebody', on_date: TODAY }
      expect(await rpc(database, 'report_league', report)).toBe(true)
    }
    const page = await rpc<{ items: { id: string; inLeague: boolean }[] }>(database, 'list_name_reports', {
      ...{ with_status: 'open', after: null, size: 10 },
    })
    expect(page.items).toHaveLength(2)
    for (const { id, inLeague } of page.items) {
      expect(inLeague).toBe(true)
      await rpc(database, 'decide_name_report', { by_admin: OTHER, report: id, verdict: 'renamed' })
    }
    const { name, seats } = (await read(NOBODY))!
    expect([name, seats[1]!.name]).toEqual([expect.stringMatching(/^League \d+$/), 'Player 2'])
  })
})

describe('the cost of a table', () => {
  test('is one index range per member, however many results are stored', async () => {
    await foundLeague(player(OWNER))
    for (let friend = 1; friend < 22; friend++) {
      expect(await join(await aVisitor(friend), `Friend ${friend}`)).toEqual({ code: CODE })
    }
    const columns = 'id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n'
    const values = (owner: string) =>
      `'stored-' || n, ${owner}, 'daily', 'wordle', 'today', date '2026-01-01' + (n % 400)::integer, true, 1, 60, 60, 1, 1`
    await database.admin(
      `insert into public.results (${columns}) select ${values(`'${OWNER}', null`)} from generate_series(1, 400) as n`,
    )
    await database.admin(
      `insert into public.results (${columns})
      select ${values(`null, encode(sha256((n / 8)::text::bytea), 'hex')`)} from generate_series(1, 8000) as n`,
    )
    await database.admin('analyze public.results')
    await database.admin('analyze public.league_seats')
    await database.admin('set enable_hashjoin = off')
    await database.admin('set enable_mergejoin = off')
    const plan = await database.admin<{ 'QUERY PLAN': string }>(
      `explain select * from private.league_results
      where league_id = 1 and seat = 2 and date between '${MONDAY}' and date '${MONDAY}' + 6`,
    )
    await database.admin('reset enable_hashjoin')
    await database.admin('reset enable_mergejoin')
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toMatch(/Index Cond: \(\(user_id = member(?:_1)?.user_id\)/)
    expect(text).toMatch(/Index Cond: \(\(?visitor = member(?:_1)?.visitor\)/)
    expect(text).not.toMatch(/Seq Scan on results/)
  })
})
