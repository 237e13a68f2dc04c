import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage } from '#tests/support/tab.ts'

const resetPasswordForEmail = vi.fn(async () => ({ error: null as { name: string; code: string } | null }))
const resend = vi.fn(async () => ({ error: null as { name: string; code: string } | null }))
vi.mock('#stores/supabase.ts', () => ({ supabase: () => ({ auth: { resetPasswordForEmail, resend } }) }))

describe.each(['recovery', 'signup'] as const)('a second mail of the kind %s', (kind) => {
  const code = kind === 'recovery' ? 'over_email_send_rate_limit' : 'over_confirmation_rate_limit'
  const call = kind === 'recovery' ? resetPasswordForEmail : resend
  const ask = async (email: string) => {
    const auth = await import('#stores/auth.ts')
    return (kind === 'recovery' ? auth.sendResetMail : auth.resendConfirmation)(email, '/')
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
    vi.stubGlobal('sessionStorage', new FakeStorage())
    vi.stubGlobal('location', { origin: 'http://localhost:4321' })
    call.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is not requested within 60 s', async () => {
    const { mailWait } = await import('#stores/mail-wait.ts')
    expect(await ask('ada@example.org')).toEqual({ ok: true })
    expect(mailWait(kind, 'ada@example.org')).toBe(60)
    vi.advanceTimersByTime(59_999)
    expect(await ask(' Ada@example.org')).toEqual({ ok: false, code })
    expect([call.mock.calls.length, mailWait(kind, 'ada@example.org')]).toEqual([1, 1])
    vi.advanceTimersByTime(1)
    expect(await ask('ada@example.org')).toEqual({ ok: true })
  })

  test('waits 60 s after the service refused', async () => {
    const { mailWait } = await import('#stores/mail-wait.ts')
    call.mockResolvedValueOnce({ error: { name: 'AuthApiError', code: 'over_email_send_rate_limit' } })
    expect(await ask('ada@example.org')).toEqual({ ok: false, code })
    expect([mailWait(kind, 'ada@example.org'), mailWait(kind, 'bob@example.org')]).toEqual([60, 0])
  })
})
