import { expect, test } from 'vitest'
import { fuzz } from '#scripts/bench/fuzz-backend.ts'
import { openBackend } from '#tests/support/backend.ts'
import { databaseImage } from '#tests/support/database.ts'
import { MIGRATIONS } from '#supabase/local/db/migrate.ts'

// A tenth of `npm run bench -- fuzz-backend`, on the project's own tables.
test('2,000 generated calls are answered, none with 500, while a stranger is served', async () => {
  const backend = await openBackend({ migrations: MIGRATIONS, image: await databaseImage() })
  const { calls, statuses, lost, unanswered } = await fuzz(backend, 7, 2_000)
  await backend.close()
  expect({ calls, lost, unanswered, failed: statuses.get(500) ?? 0 }).toEqual({
    calls: 2_000,
    lost: 0,
    unanswered: 0,
    failed: 0,
  })
  expect(statuses.size).toBeGreaterThan(5)
})
