import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Supabase from '#server/supabase.ts'
import { changeUser, createUser } from '#server/users.ts'
import type { NewUserInfo, UserPatch } from '#contracts/users-request.ts'
import type { SendUsers } from '#stores/users.ts'
import { openDatabase } from '#tests/support/database.ts'
import { FakeStorage } from '#tests/support/tab.ts'
import { finished, visitor } from '../builders.ts'
import { rpc, script, type Database } from '../persons.ts'
import { openPage, type Page } from './browser.ts'
import { Turns } from './turns.ts'

// The browser's real stores and the server's real rules over the real SQL; only the network is simulated.

let database: Database

vi.mock('#server/supabase.ts', async (original) => ({
  ...(await original<typeof Supabase>()),
  call: async (name: string, values: Record<string, unknown>, schema: { parse(value: unknown): unknown }) =>
    schema.parse(await rpc(database, name, values)),
}))

const NOW = Date.parse('2026-11-21T12:00:00Z')
const RUN_POINTS = 29
/** A daily solved at the first guess with the daily bonuses. */
const DAILY_POINTS = 80

type Fault = 'none' | 'request lost' | 'answer lost' | 'crash'
type Act =
  | { does: 'play'; tab: number }
  | { does: 'reopen'; tab: number }
  | { does: 'hand over'; tab: number; account: number; fault: Fault; removals: number }

const tab = fc.nat({ max: 1 })
const anAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constant('play' as const), tab }),
  fc.record({ does: fc.constant('reopen' as const), tab }),
  fc.record({
    does: fc.constant('hand over' as const),
    tab,
    // Sometimes another player signs in on the same device.
    account: fc.constantFrom(0, 0, 0, 0, 1),
    fault: fc.constantFrom<Fault>('none', 'request lost', 'answer lost', 'crash'),
    removals: fc.nat({ max: 4 }),
  }),
)

/** Five practice runs of a day count in full, so no run may be lost. */
const MAX_RUNS = 5
const someActs = fc
  .array(anAct, { minLength: 2, maxLength: 12 })
  .filter((acts) => acts.filter(({ does }) => does === 'play').length <= MAX_RUNS)

beforeAll(async () => {
  database = await openDatabase()
  await script(
    database,
    `insert into public.puzzles (game, mode, date, number, setup, used)
     values ('wordle', 'today', '2026-07-16', 1, '{}', '{zinedine-zidane}');
    `,
  )
})
beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

/** Two new accounts. */
async function twoAccounts(): Promise<string[]> {
  const accounts = [randomUUID(), randomUUID()]
  await script(database, `insert into auth.users (id) values ('${accounts[0]}'), ('${accounts[1]}');\n`)
  return accounts
}

/** `POST` and `PATCH /users` as the endpoint calls them, with the browser's visitor cookie. */
function server(account: string, cookie: { visitor: string | null }): SendUsers {
  return async (method, body) => {
    const user = { id: account, fullName: null, avatarUrl: null, role: null }
    const caller = { user, visitor: cookie.visitor, provenAt: NOW }
    const answer =
      method === 'POST'
        ? await createUser(caller, body as NewUserInfo, NOW)
        : await changeUser(caller, body as UserPatch, NOW)
    return { ok: true, answer }
  }
}

type Scene = {
  turns: Turns
  storage: FakeStorage
  pages: Page[]
  accounts: string[]
  cookie: { visitor: string | null }
}

async function perform(act: Act, { turns, storage, pages, accounts, cookie }: Scene, played: string[]): Promise<void> {
  const page = pages[act.tab]!
  if (act.does === 'reopen' || !page.isAlive()) pages[act.tab] = await openPage(storage)
  else if (act.does === 'play') played.push(page.play())
  else
    turns.begin(() => page.handOver(accounts[act.account]!, network(act, page, accounts[act.account]!, turns, cookie)))
}

/** A request and its answer, either of which may be lost; other tasks may run in between. */
function network(
  { fault, removals }: Extract<Act, { does: 'hand over' }>,
  page: Page,
  account: string,
  turns: Turns,
  cookie: { visitor: string | null },
): SendUsers {
  return async (method, body) => {
    await turns.next()
    if (fault === 'request lost') return { ok: false, code: 'offline' }
    const reply = await server(account, cookie)(method, body)
    await turns.next()
    if (fault === 'answer lost') return { ok: false, code: 'offline' }
    if (fault === 'crash') page.dieAfter(removals)
    cookie.visitor = null
    return reply
  }
}

const ownedBy = (accounts: string[]) =>
  database.admin<{ id: string; source: string; credited: number }>(
    'select id, source, credited from public.results where user_id = any($1)',
    [accounts],
  )

describe('progress without an account', () => {
  test('arrives exactly once, despite retries, losses, closed tabs and two tabs', async () => {
    await fc.assert(
      fc.asyncProperty(someActs, fc.array(fc.nat(), { minLength: 5, maxLength: 25 }), async (acts, picks) => {
        const accounts = await twoAccounts()
        const hash = randomUUID().replaceAll('-', '').repeat(2)
        await finished(database, visitor(hash))
        const storage = new FakeStorage()
        const scene: Scene = {
          turns: new Turns(picks),
          storage,
          pages: [await openPage(storage), await openPage(storage)],
          accounts,
          cookie: { visitor: hash },
        }
        const played: string[] = []
        for (const act of acts) scene.turns.begin(() => perform(act, scene, played))
        await scene.turns.finished()

        // The network is intact on the next visit.
        await (await openPage(storage)).handOver(accounts[0]!, server(accounts[0]!, scene.cookie))

        const rows = await ownedBy(accounts)
        const claimed = rows.filter(({ source }) => source === 'claim')
        expect(claimed.map(({ id }) => id).sort()).toEqual([...played].sort())
        expect(rows.reduce((sum, { credited }) => sum + credited, 0)).toBe(RUN_POINTS * played.length + DAILY_POINTS)
        expect([...storage.items.keys()]).toEqual([])
      }),
      { numRuns: 400, seed: 11 },
    )
    // Takes 15 s on an idle machine.
  }, 1_800_000)

  const stored = (points: number) => {
    const storage = new FakeStorage()
    storage.setItem('points', `${points}`)
    storage.setItem('userStats', JSON.stringify({ wordle: [{ mode: 'today', date: '2026-11-20' }] }))
    return storage
  }

  test.each([
    [230, 230, 0],
    [9000, 3000, 6000],
  ])('of %i points without results %i move once, however often the answer is lost', async (points, moved, left) => {
    const accounts = await twoAccounts()
    const storage = stored(points)
    const cookie = { visitor: null }
    const lost: SendUsers = async (method, body) => {
      await server(accounts[0]!, cookie)(method, body)
      return { ok: false, code: 'offline' }
    }
    await (await openPage(storage)).handOver(accounts[0]!, lost)
    await (await openPage(storage)).handOver(accounts[0]!, lost)
    const reply = await (await openPage(storage)).handOver(accounts[0]!, server(accounts[0]!, cookie))
    expect(reply).toMatchObject({
      ok: true,
      answer: {
        userInfo: { points: moved, statistics: { wordle: [{ mode: 'today', date: '2026-11-20', points: 0 }] } },
        moved: { results: 1, points: moved },
        refused: [],
        pointsLeft: left,
      },
    })
    expect(storage.items.has('points')).toBe(false)
    expect(storage.items.has('unmovedProgress')).toBe(left > 0)
  })

  test('points without results stay with the first account that claimed them', async () => {
    const accounts = await twoAccounts()
    const storage = stored(230)
    const cookie = { visitor: null }
    await (
      await openPage(storage)
    ).handOver(accounts[0]!, async (method, body) => {
      await server(accounts[0]!, cookie)(method, body)
      return { ok: false, code: 'offline' }
    })
    const reply = await (await openPage(storage)).handOver(accounts[1]!, server(accounts[1]!, cookie))
    expect(reply).toMatchObject({ ok: true, answer: { userInfo: { points: 0 }, moved: { results: 0, points: 0 } } })
  })
})
