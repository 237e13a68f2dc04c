import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Database } from '#supabase/local/db/database.ts'

// Long enough for a short statement while many tests run in parallel.
const LIMIT = { anon: 1_000, authenticated: 1_000, service_role: 1_000, owner: 3_000 }
const anon = { role: 'anon' as const, claims: {} }

describe('a database in a folder', () => {
  let folder: string
  let database: Database
  const ids = () => database.transaction((query) => query<{ id: number }>('select id from kept order by id'))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'))
    database = await connect({ dataDir: folder }, LIMIT)
    await database.script('create role anon; create table kept (id int); insert into kept values (1)')
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  test("cancels a statement that takes too long, with PostgreSQL's message, and goes on", async () => {
    const endless = 'select count(*) from generate_series(1, 100000000000)'
    await expect(database.as(anon, (query) => query(endless))).rejects.toMatchObject({ code: '57014' })
    expect(await ids()).toEqual([{ id: 1 }])
  })

  test('does not block the main thread while a statement runs', async () => {
    const endless = database.as(anon, (query) => query('select count(*) from generate_series(1, 100000000000)'))
    let turns = 0
    const counting = setInterval(() => turns++, 1)
    await expect(endless).rejects.toMatchObject({ code: '57014' })
    clearInterval(counting)
    expect(turns).toBeGreaterThan(10)
  })

  test('rolls back a cancelled transaction, and keeps earlier commits', async () => {
    await database.transaction((query) => query('insert into kept values (2)'))
    const cut = database.transaction(async (query) => {
      await query('insert into kept values (3)')
      await query('select count(*) from generate_series(1, 100000000000)')
    })
    const waiting = ids()
    await expect(cut).rejects.toMatchObject({ code: '57014' })
    expect(await waiting).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('reopens after a value that breaks the protocol', async () => {
    await expect(database.transaction((query) => query('select $1::text[]', [{}]))).rejects.toThrow()
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('reports errors with their codes, as in memory', async () => {
    const wrong = (opened: Database) => opened.transaction((query) => query('select nothing'))
    const memory = await connect()
    const expected = { code: '42703', message: 'column "nothing" does not exist' }
    await expect(wrong(database)).rejects.toMatchObject(expected)
    await expect(wrong(memory)).rejects.toMatchObject(expected)
    await memory.close()
  })

  test('keeps the rights of two callers apart, even when calls between them fail', async () => {
    const asked = Array.from({ length: 40 }, (_, at) =>
      at % 4 === 3
        ? database.transaction((query) => query('select nothing')).catch(() => 'refused')
        : database.as(at % 2 === 0 ? anon : { role: 'anon', claims: { sub: String(at) } }, async (query) => {
            const [row] = await query<{ sub: string | null }>(
              "select current_setting('request.jwt.claims')::json ->> 'sub' as sub",
            )
            return row?.sub === (at % 2 === 0 ? null : String(at)) ? 'own' : 'foreign'
          }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer === 'own')).toHaveLength(30)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(10)
  })
})

describe('the default statement timeout', () => {
  let folder: string
  let database: Database

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'))
    database = await connect({ dataDir: folder })
    await database.script('create role anon; create role authenticated; create role service_role')
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  // As in hosted Supabase; the test waits for none of it.
  test.each([
    ['anon', 3_000],
    ['authenticated', 8_000],
    ['service_role', 8_000],
    ['owner', 8_000],
  ] as const)('of %s is %i ms', async (role, ms) => {
    const asked = Promise.withResolvers<void>()
    const work: Parameters<Database['transaction']>[0] = (query) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const answer = query('select count(*) from generate_series(1, 100000000000)')
      asked.resolve()
      return answer
    }
    const cut = role === 'owner' ? database.transaction(work) : database.as({ role, claims: {} }, work)
    const heard = expect(cut).rejects.toMatchObject({ code: '57014' })
    await asked.promise
    vi.advanceTimersByTime(ms - 1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    await heard
  })
})
