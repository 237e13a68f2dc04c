import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Statistics } from '#contracts/results.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

const ADA = '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11'
const COOKIE = 'sb-127-auth-token=base64-abc'

const aRecord = (points: number, statistics: Statistics = {}) => ({
  ...{ id: ADA, user_id: ADA, username: 'ada', photo_url: null, points, statistics },
  ...{ preferences: {}, locales: 'en', opt_in: true },
})

const aUser = (id: string) => ({
  id,
  email: 'ada@example.test',
  created_at: '2026-07-20T10:00:00Z',
  user_metadata: {},
  app_metadata: {},
})

/** A fake of the backend for the account's stores. */
const backend = {
  user: null as ReturnType<typeof aUser> | null,
  row: null as ReturnType<typeof aRecord> | null,
  readable: true,
  reads: 0,
  error: null as Error | null,
  emit: (_event: string, _session: { user: ReturnType<typeof aUser> } | null) => {},
}

vi.mock('#stores/supabase.ts', () => ({
  accessToken: async () => 'token',
  supabase: () => ({
    auth: {
      getSession: async () => ({ data: { session: backend.user && { user: backend.user } }, error: backend.error }),
      onAuthStateChange: (listener: typeof backend.emit) => (backend.emit = listener),
      signOut: async () => backend.emit('SIGNED_OUT', null),
    },
    from: () => ({ select: () => ({ eq: () => ({ maybeSingle: async () => readRow() }) }) }),
  }),
}))

function readRow() {
  backend.reads++
  return backend.readable ? { data: backend.row, error: null } : { data: null, error: new Error('down') }
}

describe('the account', () => {
  let storage: FakeStorage
  const fetched = vi.fn<typeof fetch>()
  const answers = (points: number, results = 0) =>
    fetched.mockImplementation(async () =>
      Response.json({ userInfo: aRecord(points), moved: { results, points }, refused: [] }),
    )
  const sent = () => fetched.mock.calls.map(([, init]) => `${init?.method} ${String(init?.body)}`)

  async function page() {
    openTab(storage, { cookie: COOKIE })
    const [account, local, { $session }, { loadSession }, news, { $me }, { recordResult }] = await Promise.all([
      import('#stores/account.ts'),
      import('#stores/local-progress.ts'),
      import('#stores/session.ts'),
      import('#stores/load-session.ts'),
      import('#stores/news.ts'),
      import('#stores/me.ts'),
      import('#stores/progress.ts'),
    ])
    const { setCause } = await import('#stores/session-end.ts')
    return { setCause, ...account, ...local, $session, loadSession, ...news, $me, recordResult }
  }

  beforeEach(() => {
    storage = new FakeStorage()
    Object.assign(backend, { user: aUser(ADA), row: aRecord(100), readable: true, reads: 0, error: null })
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is read, shown and copied for display', async () => {
    const { loadSession, $account, $me } = await page()
    expect(await loadSession()).toMatchObject({ status: 'signed-in', user: { id: ADA } })
    expect($account.get()).toEqual({ status: 'ready', userInfo: aRecord(100) })
    expect($me.get()).toMatchObject({ username: 'ada', points: 100 })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('saves the colour mode chosen on this device', async () => {
    storage.setItem('colour-mode', 'dark')
    fetched.mockImplementation(async () =>
      Response.json({ userInfo: { ...aRecord(100), preferences: { colourMode: 'dark' } } }),
    )
    const { loadSession } = await page()
    await loadSession()
    await vi.runAllTimersAsync()
    const body = JSON.stringify({ user_id: ADA, preferences: { colourMode: 'dark' } })
    expect(sent()).toEqual([`PATCH ${body}`])
  })

  test('is created without a record', async () => {
    backend.row = null
    answers(0)
    const { loadSession, $account, $handedOver } = await page()
    await loadSession()
    expect(sent()).toEqual([`POST ${JSON.stringify({ user_id: ADA, locales: 'en' })}`])
    expect([$account.get().status, $handedOver.get()]).toEqual(['ready', null])
  })

  test("takes over the visitor's progress and reports the moved results", async () => {
    answers(129, 1)
    const { keepLocally, loadSession, $me, $handedOver } = await page()
    keepLocally('wordle', aResult())
    await loadSession()
    expect($handedOver.get()?.moved).toEqual({ results: 1, points: 129 })
    expect($me.get()?.points).toBe(129)
    expect([...storage.items.keys()]).toEqual(['me'])
  })

  test('is shown while the hand-over waits', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'too-many-requests' }, { status: 429 }))
    const { keepLocally, loadSession, $account, $points } = await page()
    keepLocally('wordle', aResult())
    await loadSession()
    expect([$account.get().status, $points.get()]).toEqual(['ready', 29])
  })

  test('that is unreadable keeps everything and can be retried', async () => {
    backend.readable = false
    const { keepLocally, loadSession, refreshAccount, $account, $points } = await page()
    keepLocally('wordle', aResult())
    await loadSession()
    expect([$account.get().status, $points.get()]).toEqual(['failed', 29])
    backend.readable = true
    answers(129, 1)
    await refreshAccount()
    expect([$account.get().status, $points.get()]).toEqual(['ready', 0])
  })

  test("ends with its session and its display copy; the visitor's own progress returns", async () => {
    const { loadSession, $account, $session, $me, $points } = await page()
    await loadSession()
    storage.setItem('points', '7')
    $points.reload()
    backend.emit('SIGNED_OUT', null)
    await vi.runAllTimersAsync()
    expect([$session.get().status, $account.get().status, $me.get(), $points.get()]).toEqual([
      'anonymous',
      'none',
      null,
      7,
    ])
  })

  test.each([
    ['player', null],
    ['refused', 'refused'],
    [null, 'elsewhere'],
  ] as const)('reports %s when its session ends by %s', async (cause, reported) => {
    const { loadSession, setCause, $sessionEnd, $session } = await page()
    await loadSession()
    setCause(cause)
    backend.emit('SIGNED_OUT', null)
    await vi.runAllTimersAsync()
    expect([$session.get().status, $sessionEnd.get()]).toEqual(['anonymous', reported])
  })

  test('reports a session that was refused before the page loaded', async () => {
    backend.user = null
    const { loadSession, $sessionEnd } = await page()
    expect((await loadSession()).status).toBe('anonymous')
    expect($sessionEnd.get()).toBe('refused')
  })

  test('keeps its session when the service is unreachable, and is read at the next attempt', async () => {
    Object.assign(backend, { user: null, error: new Error('503') })
    const { loadSession, $session, $sessionEnd } = await page()
    await expect(loadSession()).rejects.toThrow('503')
    expect([$session.get().status, $sessionEnd.get()]).toEqual(['unknown', null])
    Object.assign(backend, { user: aUser(ADA), error: null })
    expect((await loadSession()).status).toBe('signed-in')
  })

  test.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'])(
    "follows %s to the session's new owner",
    async (event) => {
      const { loadSession, $session } = await page()
      await loadSession()
      const user = { ...aUser(ADA), app_metadata: {}, user_metadata: { full_name: 'Ada L.' } }
      backend.emit(event, { user })
      await vi.runAllTimersAsync()
      expect($session.get()).toMatchObject({ status: 'signed-in', user: { id: ADA, name: 'Ada L.' } })
    },
  )

  test('deleted on another device is signed out', async () => {
    backend.row = null
    fetched.mockImplementation(async () => Response.json({ code: 'unauthorised' }, { status: 401 }))
    const { loadSession, keepLocally, $account, $session, $sessionEnd, $points } = await page()
    keepLocally('wordle', aResult())
    await loadSession()
    await vi.runAllTimersAsync()
    expect([$session.get().status, $account.get().status, $sessionEnd.get()]).toEqual(['anonymous', 'none', 'refused'])
    expect($points.get()).toBe(29)
  })

  test('deleted elsewhere while this page is open is signed out at the next change', async () => {
    const { loadSession, $session, $sessionEnd } = await page()
    const { changeAccount } = await import('#stores/account.ts')
    await loadSession()
    backend.row = null
    fetched.mockImplementation(async (_, init) =>
      init?.method === 'PATCH'
        ? Response.json({ code: 'not-found' }, { status: 404 })
        : Response.json({ code: 'unauthorised' }, { status: 401 }),
    )
    expect(await changeAccount({ opt_in: false })).toEqual({ ok: false, code: 'not-found' })
    await vi.runAllTimersAsync()
    expect([$session.get().status, $sessionEnd.get()]).toEqual(['anonymous', 'refused'])
  })

  test('ignores INITIAL_SESSION, which repeats the session already read', async () => {
    const { loadSession, $session } = await page()
    await loadSession()
    backend.emit('INITIAL_SESSION', null)
    await vi.runAllTimersAsync()
    expect($session.get().status).toBe('signed-in')
  })

  test('is not read again when the tab regains focus', async () => {
    const { loadSession } = await page()
    await loadSession()
    backend.emit('SIGNED_IN', { user: aUser(ADA) })
    backend.emit('TOKEN_REFRESHED', { user: aUser(ADA) })
    await vi.runAllTimersAsync()
    expect(backend.reads).toBe(1)
  })

  test('signs in later, in this tab or another one', async () => {
    backend.user = null
    const { loadSession, $session, $account } = await page()
    expect((await loadSession()).status).toBe('anonymous')
    backend.emit('SIGNED_IN', { user: aUser(ADA) })
    await vi.runAllTimersAsync()
    expect([$session.get().status, $account.get().status]).toEqual(['signed-in', 'ready'])
  })

  test('sends a practice result at once', async () => {
    const { loadSession, recordResult, $me, $waiting } = await page()
    await loadSession()
    answers(129)
    const result = aResult()
    await recordResult('wordle', result, [])
    expect(sent()).toEqual([`PATCH ${JSON.stringify({ user_id: ADA, statistics: { wordle: [result] } })}`])
    expect([$me.get()?.points, $waiting.get(), storage.getItem('unsentResults')]).toEqual([129, 0, null])
  })

  test('reports the daily limit once', async () => {
    const { loadSession, recordResult, $capped } = await page()
    await loadSession()
    const reported: boolean[] = []
    $capped.listen((capped) => reported.push(capped))
    for (const reason of ['time', 'cap', 'cap']) {
      const result = { ...aResult(), id: crypto.randomUUID() }
      fetched.mockImplementation(async () =>
        Response.json({
          userInfo: aRecord(100),
          moved: { results: 0, points: 0 },
          refused: [{ id: result.id, reason }],
        }),
      )
      await recordResult('wordle', result, [])
      expect(reported).toEqual(reason === 'time' ? [] : [true])
    }
  })

  test('sends a practice result later when the server is unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const before = await page()
    await before.loadSession()
    await before.recordResult('wordle', aResult(), [])
    expect([before.$waiting.get(), before.$me.get()?.points]).toEqual([1, 100])
    answers(129)
    const after = await page()
    await after.loadSession()
    expect([after.$waiting.get(), after.$me.get()?.points]).toEqual([0, 129])
  })

  test('sends a waiting result once as soon as the browser is online', async () => {
    const online = new Set<() => void>()
    fetched.mockRejectedValue(new TypeError('offline'))
    const { loadSession, recordResult, $me, $waiting } = await page()
    vi.stubGlobal(
      'addEventListener',
      (type: string, listener: () => void) => void (type === 'online' && online.add(listener)),
    )
    await loadSession()
    const result = aResult()
    await recordResult('wordle', result, [])
    expect([$waiting.get(), online.size]).toEqual([1, 1])
    answers(129)
    fetched.mockClear()
    for (const listener of online) listener()
    await vi.waitFor(() => expect($waiting.get()).toBe(0))
    expect(sent()).toEqual([`PATCH ${JSON.stringify({ user_id: ADA, statistics: { wordle: [result] } })}`])
    expect([$me.get()?.points, storage.getItem('unsentResults')]).toEqual([129, null])
  })

  test('of an ended session returns a waiting result to the visitor', async () => {
    backend.user = null
    const { enqueue } = await page().then(() => import('#stores/unsent.ts'))
    enqueue(null, 'wordle', aResult())
    const { loadSession, $points } = await page()
    await loadSession()
    expect($points.get()).toBe(29)
  })
})
