import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const ROVERS = { id: 'rovers', name: 'Rovers', nation: 'FR', city: 'Lyon', league: 'ligue1' }
const UNITED = { id: 'united', name: 'United', nation: 'GB-ENG', city: null, league: null }

const fill = async (clubs: unknown): Promise<number> => {
  const rows = await database.service((query) =>
    query<{ written: number }>('select public.fill_clubs($1::jsonb) as written', [JSON.stringify(clubs)]),
  )
  return rows[0]!.written
}

const clubs = () => database.as(null, (query) => query('select * from public.clubs order by id'))

describe('importing clubs', () => {
  test('adds new ones, updates changed ones, and writes nothing twice', async () => {
    expect(await fill([ROVERS, UNITED])).toBe(2)
    expect(await fill([ROVERS, UNITED])).toBe(0)
    expect(await fill([{ ...ROVERS, league: null }, UNITED])).toBe(1)
    expect(await clubs()).toEqual([{ ...ROVERS, league: null }, UNITED])
  })

  test('keeps a club that has left the sheets', async () => {
    await fill([UNITED])
    expect(await clubs()).toHaveLength(2)
  })

  test('rejects a club without a name', async () => {
    await expect(fill([{ id: 'nameless' }])).rejects.toThrow('null value in column "name"')
    expect(await clubs()).toHaveLength(2)
  })

  test('is for the server only', async () => {
    const call = (query: (sql: string, values: unknown[]) => Promise<unknown>) =>
      query('select public.fill_clubs($1::jsonb)', ['[]'])
    await expect(database.as(null, call)).rejects.toThrow('permission denied for function fill_clubs')
  })
})
