import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { redeemLink, writeLetter } from '#supabase/local/auth/mail-links.ts'
import type { AuthService } from '#supabase/local/auth/service.ts'
import type { UserRow } from '#supabase/local/auth/users.ts'
import { settingsOf } from '#supabase/local/options.ts'
import { openDatabase } from '#tests/support/database.ts'

test("a link's token is stored as a hash and works once", async () => {
  const database = await openDatabase()
  const settings = settingsOf({ port: 0, inboxPort: 0, siteUrl: 'http://localhost:4321' })
  const service = { settings, url: 'http://127.0.0.1:54321' } as AuthService
  const id = await database.addUser('linked@example.org')
  const [user] = await database.admin<UserRow>('select * from auth.users where id = $1', [id])
  const challenge = { code_challenge: null, code_challenge_method: null }
  const letter = await writeLetter(service, database.admin, {
    kind: 'recovery',
    user: user!,
    redirect: null,
    challenge,
  })
  const token = new URL(letter.variables.ConfirmationURL).searchParams.get('token')!

  const rows = await database.admin<{ kept: string }>('select to_jsonb(t)::text as kept from auth.one_time_tokens t')
  expect(rows).toHaveLength(1)
  expect(rows[0]!.kept).not.toContain(token)
  const hash = createHash('sha256').update(token).digest('hex')
  expect(rows[0]!.kept).toContain(hash)
  expect(await redeemLink(service, database.admin, hash, 'recovery')).toBeUndefined()
  expect(await redeemLink(service, database.admin, token, 'recovery')).toMatchObject({ id })
  expect(await redeemLink(service, database.admin, token, 'recovery')).toBeUndefined()
  await database.close()
})
