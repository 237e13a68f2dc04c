import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signUp } from '#stores/auth.ts'
import { FakeStorage } from '#tests/support/tab.ts'

type Answer = { data: { user: { identities: unknown[] } | null }; error: { name: string; code: string } | null }

const NEW: Answer = { data: { user: { identities: [{}] } }, error: null }
let answer = NEW
vi.mock('#stores/supabase.ts', () => ({ supabase: () => ({ auth: { signUp: async () => answer } }) }))

const counted = vi.fn()

beforeEach(() => {
  vi.stubEnv('MEASURED', '1')
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('location', { origin: 'http://localhost:4321' })
  vi.stubGlobal('dispatchEvent', ({ type, detail }: CustomEvent) => counted(type, detail))
  counted.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const signingUp = (given: Answer) => {
  answer = given
  return signUp({ name: 'Ada', email: 'ada@example.org', password: 'offside trap', locale: 'en', returnTo: '/' })
}

test('a new account is counted as a sign-up once, without data', async () => {
  expect(await signingUp(NEW)).toEqual({ ok: true })
  expect(counted.mock.calls).toEqual([['counted', 'signed_up']])
})

test.each([
  ['a known address', { data: { user: { identities: [] } }, error: null }],
  ['a refusal', { data: { user: null }, error: { name: 'AuthApiError', code: 'weak_password' } }],
])('%s counts nothing', async (_, given) => {
  expect(await signingUp(given)).toMatchObject({ ok: false })
  expect(counted).not.toHaveBeenCalled()
})

test('a build without analytics counts nothing', async () => {
  vi.stubEnv('MEASURED', '')
  expect(await signingUp(NEW)).toEqual({ ok: true })
  expect(counted).not.toHaveBeenCalled()
})
