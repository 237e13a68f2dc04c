import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'
import { arrange, asPerson, OTHER, OWNER, rpc, STRANGER, VISITOR } from './persons.ts'

type Added = { id: string; created: boolean }

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const REPORT = {
  account: OWNER as string | null,
  visitor_hash: null as string | null,
  reported_by: 'hash of the owner',
  on_date: '2026-07-16',
  of_game: 'wordle',
  of_kind: 'footballer',
  of_about: 'zinedine-zidane',
  of_field: 'club',
  with_note: 'He never left.',
  of_run: null as string | null,
}

const add = (changes: Partial<typeof REPORT> = {}) => rpc<Added>(database, 'add_report', { ...REPORT, ...changes })
const reports = (columns = '*') =>
  database.admin<Record<string, unknown>>(`select ${columns} from public.reports order by created_at`)

/** A run of the first puzzle; returns its id. */
async function aRun(owner: { user_id: string } | { visitor: string }, over: boolean): Promise<string> {
  const [[column, value]] = Object.entries(owner) as [[string, string]]
  const [run] = await database.admin<{ id: string }>(
    `insert into public.runs (${column}, game, mode, date, puzzle_id, state, started_at, stepped_at, expires_at, over,
       ending)
     values ($1, 'wordle', 'today', '2026-07-16', 1, '{}', now(), now(), now(), $2, case when $2 then '{}'::jsonb end)
     returning id`,
    [value, over],
  )
  return run!.id
}

describe('a new report', () => {
  test('starts open, without a reason', async () => {
    const { id, created } = await add()
    expect(created).toBe(true)
    expect(await reports('id, user_id, game, kind, about, field, note, run_id, status, reason')).toEqual([
      {
        id,
        user_id: OWNER,
        game: 'wordle',
        kind: 'footballer',
        about: 'zinedine-zidane',
        field: 'club',
        note: 'He never left.',
        run_id: null,
        status: 'open',
        reason: null,
      },
    ])
  })

  test('is merged with the same one of that day, keeping the first note', async () => {
    const { id } = await add()
    expect(await add({ with_note: 'Or did he?', of_game: 'bingo' })).toEqual({ id, created: false })
    expect(await reports('note')).toEqual([{ note: 'He never left.' }])
  })

  test.each([
    ['another day', { on_date: '2026-07-17' }],
    ['another reporter', { reported_by: 'hash of the other', account: OTHER }],
    ['another footballer', { of_about: 'pele' }],
    ['a club of the same id', { of_kind: 'club' }],
    ['another field', { of_field: 'age' }],
  ])('is another one for %s', async (_, changes) => {
    const first = await add()
    const second = await add(changes)
    expect(second.created).toBe(true)
    expect(second.id).not.toBe(first.id)
  })

  test.each([
    ['an unknown field', { of_field: 'hair' }, 'reports_field_check'],
    ['a note without end', { with_note: 'x'.repeat(501) }, 'reports_note_check'],
    ['an account that is gone', { account: '0e000000-0000-4000-8000-00000000000e' }, 'reports_user_id_fkey'],
  ])('rejects %s', async (_, changes, constraint) => {
    await expect(add(changes)).rejects.toThrow(constraint)
    expect(await reports()).toEqual([])
  })
})

describe('the run of a report', () => {
  const visitor = { account: null, visitor_hash: VISITOR }

  test("is stored when it is over and the reporter's own", async () => {
    const mine = await aRun({ user_id: OWNER }, true)
    const theirs = await aRun({ visitor: VISITOR }, true)
    await add({ of_run: mine })
    await add({ ...visitor, of_run: theirs, of_field: 'age' })
    expect(await reports('run_id')).toEqual([{ run_id: mine }, { run_id: theirs }])
  })

  test.each([
    ['still goes on', VISITOR, false],
    ['is somebody else’s', STRANGER, true],
  ])('is left out when it %s', async (_, owner, over) => {
    const run = await aRun({ visitor: owner }, over)
    expect(await add({ ...visitor, of_run: run })).toMatchObject({ created: true })
    expect(await reports('run_id')).toEqual([{ run_id: null }])
  })

  test('may be deleted before the report', async () => {
    await add({ ...visitor, of_run: await aRun({ visitor: VISITOR }, true) })
    await database.admin('delete from public.runs')
    expect(await reports('run_id')).toEqual([{ run_id: null }])
  })
})

describe('reports', () => {
  const read = (person: 'owner' | 'other') =>
    asPerson<{ status: string }>(database, person, 'select status, reason from public.reports')

  test('are readable by their player, with the decision', async () => {
    await add()
    await add({ account: null, reported_by: 'hash of an address' })
    await database.admin(`update public.reports set status = 'refused', reason = 'He did leave.'`)
    expect(await read('owner')).toEqual([{ status: 'refused', reason: 'He did leave.' }])
    expect(await read('other')).toEqual([])
  })

  test('are deleted with the account', async () => {
    await add()
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    expect(await reports()).toEqual([])
  })

  test('have no reason while open', async () => {
    await add()
    await expect(database.admin(`update public.reports set reason = 'Because.'`)).rejects.toThrow(
      'reports_reason_of_a_decision',
    )
  })
})
