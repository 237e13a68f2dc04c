import { expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { describeSchema } from '#tests/support/schema.ts'

// `npm run schema` rewrites the file after a migration; its diff shows what the migration changes.
test('the migrations build the schema of supabase/schema.txt', async () => {
  const database = await openDatabase()
  const schema = await describeSchema(database.admin)
  await database.close()
  await expect(schema).toMatchFileSnapshot('../../supabase/schema.txt')
})
