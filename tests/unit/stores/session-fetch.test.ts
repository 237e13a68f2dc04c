import { createChunks, stringToBase64URL } from '@supabase/ssr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const API = 'http://127.0.0.1:54321/auth/v1'
const REFRESH = `${API}/token?grant_type=refresh_token`
const NOW = Date.UTC(2026, 10, 21)

const session = (refresh_token: string, seconds: number) => ({
  access_token: `access-${refresh_token}`,
  refresh_token,
  expires_at: NOW / 1000 + seconds,
})

/** Cookies of a session, in chunks as the client writes them. */
const cookiesOf = (value: object, size = 3180) =>
  createChunks('sb-127-auth-token', `base64-${stringToBase64URL(JSON.stringify(value))}`, size)
    .map(({ name, value: text }) => `${name}=${text}`)
    .join('; ')

/** The browser's locks for one name. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return { request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)) }
}

describe('the fetch of the auth client', () => {
  const fetched = vi.fn<typeof fetch>()
  const page = { cookie: '' }
  const refresh = (token: string) => ({ method: 'POST', body: JSON.stringify({ refresh_token: token }) })

  async function load() {
    vi.resetModules()
    const [{ sessionFetch }, { takeCause }] = await Promise.all([
      import('#stores/session-fetch.ts'),
      import('#stores/session-end.ts'),
    ])
    return { sessionFetch, takeCause }
  }

  beforeEach(() => {
    page.cookie = cookiesOf(session('one', -5))
    vi.useFakeTimers({ now: NOW })
    vi.stubGlobal('document', page)
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('navigator', { locks: locks() })
    fetched.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('refreshes the session in one tab for all', async () => {
    const { sessionFetch } = await load()
    fetched.mockImplementation(async () => {
      // The client writes the answer a moment later.
      setTimeout(() => (page.cookie = cookiesOf(session('two', 3600), 60)), 100)
      return Response.json(session('two', 3600))
    })
    const tabs = [sessionFetch(REFRESH, refresh('one')), sessionFetch(REFRESH, refresh('one'))]
    await vi.runAllTimersAsync()
    const answers = await Promise.all(tabs.map(async (tab) => (await tab).json()))
    expect(answers).toEqual([session('two', 3600), session('two', 3600)])
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('sends the device token of an earlier sign-in, with passwords only', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    vi.stubGlobal('window', { localStorage: storage })
    const { sessionFetch } = await load()
    const PASSWORD = `${API}/token?grant_type=password`
    fetched.mockImplementation(async () => new Response('{}', { headers: { 'x-device': 'token-1' } }))
    const sent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-device')
    await sessionFetch(PASSWORD, { method: 'POST', body: '{}' })
    expect(sent()).toBeNull()
    await sessionFetch(PASSWORD, { method: 'POST', headers: { apikey: 'key' }, body: '{}' })
    expect(sent()).toBe('token-1')
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('apikey')).toBe('key')
    await sessionFetch(`${API}/user`)
    expect(sent()).toBeNull()
  })

  test("refreshes itself when the other tab's session has expired too", async () => {
    page.cookie = cookiesOf(session('two', -1))
    fetched.mockImplementation(async () => Response.json({}))
    const { sessionFetch } = await load()
    const answer = sessionFetch(REFRESH, refresh('one'))
    await vi.runAllTimersAsync()
    await answer
    expect(fetched).toHaveBeenCalledOnce()
  })

  test.each(['', 'sb-127-auth-token=base64-!', 'sb-127-auth-token=junk'])(
    'refreshes itself when the cookies are %j',
    async (cookie) => {
      page.cookie = cookie
      fetched.mockImplementation(async () => Response.json({}))
      const { sessionFetch } = await load()
      const answer = sessionFetch(REFRESH, refresh('one'))
      await vi.runAllTimersAsync()
      expect((await answer).ok).toBe(true)
    },
  )

  test.each([REFRESH, `${API}/user`])('retries %s up to 3 times, doubling the pause', async (address) => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const { sessionFetch } = await load()
    const started: number[] = []
    fetched.mockImplementation(async () => {
      started.push(Date.now() - NOW)
      throw new TypeError('offline')
    })
    const answer = sessionFetch(address, address === REFRESH ? refresh('one') : {})
    const refused = expect(answer).rejects.toThrow('offline')
    await vi.runAllTimersAsync()
    await refused
    expect(started).toEqual([0, 200, 600, 1400])
  })

  test.each([
    [`${API}/signup`, 'POST'],
    [`${API}/user`, 'PUT'],
    ['http://127.0.0.1:54321/rest/v1/user_infos', 'GET'],
  ])('does not retry %s by %s', async (address, method) => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const { sessionFetch } = await load()
    await expect(sessionFetch(address, { method })).rejects.toThrow('offline')
    expect(fetched).toHaveBeenCalledOnce()
  })

  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [200, null],
    [502, null],
    [503, null],
    [504, null],
  ])('reports an answer %i as %s', async (status, cause) => {
    fetched.mockImplementation(async () => Response.json({}, { status }))
    const { sessionFetch, takeCause } = await load()
    const answer = sessionFetch(REFRESH, refresh('one'))
    await vi.runAllTimersAsync()
    await answer
    expect([takeCause(), takeCause()]).toEqual([cause, null])
  })
})
