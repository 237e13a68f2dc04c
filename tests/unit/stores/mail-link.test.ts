import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkOf } from '#stores/mail-link.ts'

describe('the address of a mail link', () => {
  test.each([
    ['', '', { code: null, flowId: null, error: null, session: null }],
    ['?code=abc', '', { code: 'abc', flowId: null, error: null, session: null }],
    ['?sb_flow_id=0a&code=abc', '', { code: 'abc', flowId: '0a', error: null, session: null }],
    [
      '?error=access_denied&error_code=otp_expired',
      '',
      { code: null, flowId: null, error: 'otp_expired', session: null },
    ],
    [
      '',
      '#error=access_denied&error_code=otp_expired&a=x',
      { code: null, flowId: null, error: 'otp_expired', session: null },
    ],
    ['?error=server_error', '#', { code: null, flowId: null, error: 'server_error', session: null }],
    ['?theme=dark', '#main', { code: null, flowId: null, error: null, session: null }],
    [
      '',
      '#access_token=a.b.c&expires_in=3600&expires_at=7200&refresh_token=r',
      { code: null, flowId: null, error: null, session: { expiresIn: 3600, expiresAt: 7200 } },
    ],
    ['', '#access_token=a', { code: null, flowId: null, error: null, session: { expiresIn: NaN, expiresAt: NaN } }],
  ])('%s%s', (search, hash, link) => expect(linkOf({ search, hash })).toEqual(link))
})

describe('a session in the address', () => {
  const NOW = Date.UTC(2026, 10, 21) / 1000
  const warn = vi.fn<typeof console.warn>()

  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers({ now: NOW * 1000 })
    vi.stubGlobal('console', { ...console, warn })
    warn.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  async function follow(issued: number | string) {
    const expires = typeof issued === 'number' ? issued + 3600 : issued
    const hash = `#access_token=a.b.c&refresh_token=r&expires_in=3600&expires_at=${expires}&type=signup`
    const replaceState = vi.fn<History['replaceState']>()
    vi.stubGlobal('location', { search: '', hash, pathname: '/profile' })
    vi.stubGlobal('history', { state: null, replaceState })
    const { finishMailLink } = await import('#stores/mail-link.ts')
    const outcome = await finishMailLink()
    expect(replaceState).toHaveBeenCalledWith(null, '', '/profile')
    return outcome
  }

  test.each([0, 119])('issued %i s ago is not used, and asks to log in', async (age) => {
    expect(await follow(NOW - age)).toBe('other-browser')
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([120, 86_400, -1])('issued %i s ago is stale, with a warning', async (age) => {
    expect(await follow(NOW - age)).toBe('expired')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`issued ${age} s ago`))
  })

  test('without an issue time is stale', async () => expect(await follow('soon')).toBe('expired'))
})
