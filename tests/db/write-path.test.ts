import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { arrange, type Database, rpc } from './persons.ts'

type Status = {
  queue: number
  oldest_event_age_ms: number | null
  upkeep_age_ms: number | null
  upkeep: Record<string, number | null>
}

let database: Database

beforeAll(async () => {
  database = await openDatabase()
  await arrange(database)
})
afterAll(() => database.close())

test('write_path_status tells the length and age of the queue, and what upkeep never did', async () => {
  const status = () => rpc<Status>(database, 'write_path_status', {})
  expect(await status()).toMatchObject({ queue: 0, oldest_event_age_ms: null, upkeep_age_ms: null })
  expect((await status()).upkeep).toMatchObject({ limits: null, boards: null })
  await database.admin(
    `insert into private.result_events (kind, user_id, at) select 'again', gen_random_uuid(), now() - interval '5 seconds'
     from generate_series(1, 3)`,
  )
  const { queue, oldest_event_age_ms } = await status()
  expect(queue).toBe(3)
  expect(oldest_event_age_ms).toBeGreaterThanOrEqual(5000)
})
