import { expect, test, vi } from 'vitest'
import { authAnswer } from '#supabase/local/auth/routes.ts'
import type { AuthService } from '#supabase/local/auth/service.ts'

const full = () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))

/** The auth service over a database on a full disk. */
const service = {
  database: { transaction: full },
  settings: { passwordLength: 6, passwordWork: 1 },
} as unknown as AuthService

async function answerTo(path: string, body: object) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const url = new URL(`http://localhost/auth/v1/${path}`)
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const call = { method: 'POST', path: url.pathname, query: url.searchParams, headers }
  const { status, body: text } = await authAnswer(service, { ...call, body: Buffer.from(JSON.stringify(body)) }, false)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  return { status, code: (JSON.parse(String(text)) as { code: string }).code }
}

test('a sign-up on a full disk is refused with its own code', async () => {
  const account = { email: 'ann@example.org', password: 'offside trap' }
  expect(await answerTo('signup', account)).toEqual({ status: 507, code: 'no_space' })
})

test('a session refresh on a full disk gets a status that clients retry, so that nobody is signed out', async () => {
  const session = { refresh_token: 'token' }
  expect(await answerTo('token?grant_type=refresh_token', session)).toEqual({ status: 503, code: 'no_space' })
})
