import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finished, player, start } from '../builders.ts'
import { ADMIN, OTHER, OWNER, rpc } from '../persons.ts'
import { openOffice, type Office } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(() => office.arrange())
afterAll(() => office.database.close())

describe('a voided day', () => {
  type Day = { id: number; runs: number; names: string[]; voided: { names: string[]; reason: string }[] }
  const voided = (puzzle = 1, after_id = 1) =>
    rpc<number | null>(office.database, 'void_puzzle', {
      by_admin: ADMIN,
      puzzle,
      why: 'wrong club',
      after_id,
      new_setup: { from: 'the bench' },
      new_used: ['pele'],
      new_names: ['Pelé'],
    })
  const dailies = () => rpc<Day[]>(office.database, 'list_dailies', { since: '2026-07-16', until: '2026-07-18' })

  test('has another puzzle at once, with the reason', async () => {
    expect(await voided()).toBe(2)
    expect(await dailies()).toMatchObject([
      {
        id: 2,
        number: 1,
        date: '2026-07-16',
        names: ['Pelé'],
        voided: [{ names: [], reason: 'wrong club' }],
      },
    ])
    expect(await office.actions()).toEqual([
      { admin: ADMIN, action: 'void-daily', target: 'wordle 2026-07-16', detail: 'wrong club' },
    ])
  })

  test('is voided once, and only with the drawn answer', async () => {
    expect(await voided(1, 0)).toBeNull()
    expect(await office.actions()).toEqual([])
    expect(await voided()).toBe(2)
    expect(await voided(1, 2)).toBe(0)
    expect(await voided(2, 1)).toBeNull()
    expect(await voided(2, 2)).toBe(3)
    expect((await dailies())[0]!.voided).toHaveLength(2)
  })

  test('keeps runs and results', async () => {
    await finished(office.database, player(OWNER))
    await start(office.database, player(OTHER))
    const kept = () =>
      office.database.admin(`select to_jsonb(run) as row from public.runs as run
        union all select to_jsonb(result) from public.results as result`)
    const before = await kept()
    await voided()
    expect(await kept()).toEqual(before)
    expect(await dailies()).toMatchObject([{ id: 2, runs: 0 }])
    const { run, created } = await start(office.database, player(OTHER))
    expect([
      created,
      (await office.one<{ puzzle_id: string }>('select puzzle_id from public.runs where id = $1', [run.id])).puzzle_id,
    ]).toEqual([false, 1])
  })

  test('rejects days that were drawn before it was voided', async () => {
    const day = { for_game: 'wordle', on_date: '2026-07-17', with_number: 2, with_setup: {} }
    const add = (after_id: number) =>
      rpc<{ id: number } | null>(office.database, 'add_puzzle', {
        ...day,
        with_used: ['xavi'],
        with_names: ['Xavi'],
        after_id,
      })
    await voided()
    expect(await add(1)).toBeNull()
    expect(await add(2)).toMatchObject({ id: 3, names: ['Xavi'] })
  })
})
