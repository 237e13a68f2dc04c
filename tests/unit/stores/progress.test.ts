import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

const takeOverResult = vi.fn()
const connectAccount = vi.fn()
vi.mock('#stores/take-over-result.ts', () => ({ takeOverResult }))
vi.mock('#stores/connect-account.ts', () => ({ connectAccount }))

const COOKIE = 'theme=x; sb-127-auth-token.0=base64-abc; sb-127-auth-token.1=def'
const ME = {
  username: 'ada',
  photo_url: null,
  points: 100,
  streak: 1,
  days: [],
  played: [],
  asOf: '2026-11-20',
} as const

async function page(storage: FakeStorage, cookie = '') {
  const tab = openTab(storage, { cookie })
  const [
    progress,
    { $total },
    { $points },
    notifications,
    { $session, setSession },
    loading,
    { $me },
    { keepOnLeave },
  ] = await Promise.all([
    import('#stores/progress.ts'),
    import('#stores/record-result.ts'),
    import('#stores/local-progress.ts'),
    import('#stores/notifications.ts'),
    import('#stores/session.ts'),
    import('#stores/load-session.ts'),
    import('#stores/me.ts'),
    import('#stores/keep-on-leave.ts'),
  ])
  return { ...tab, ...progress, ...notifications, $session, setSession, ...loading, $total, $points, $me, keepOnLeave }
}

describe('a finished run', () => {
  let storage: FakeStorage
  beforeEach(() => {
    storage = new FakeStorage()
    vi.useFakeTimers()
    takeOverResult.mockReset()
    connectAccount.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('of a visitor is stored and shown', async () => {
    const { recordResult, $gain, $total } = await page(storage)
    const lines = [{ key: 'solved', points: 29 }]
    await recordResult('wordle', aResult(), lines)
    expect($gain.get()).toEqual({ from: 0, to: 29, lines })
    expect($total.get()).toBe(29)
    expect(takeOverResult).not.toHaveBeenCalled()
  })

  test('of a visitor who leaves before its end shows is stored, once', async () => {
    const { recordResult, keepOnLeave, hear, $total } = await page(storage)
    const result = aResult({ mode: 'today', points: 49 })
    keepOnLeave('wordle', result)
    expect($total.get()).toBe(0)
    hear('pagehide', {})
    expect($total.get()).toBe(49)
    await recordResult('wordle', result, [])
    expect($total.get()).toBe(49)
  })

  test('of an account that leaves before its end shows stays on the server', async () => {
    const { keepOnLeave, hear, $total } = await page(storage, COOKIE)
    keepOnLeave('wordle', aResult({ mode: 'today', points: 49 }))
    hear('pagehide', {})
    expect(storage.getItem('userStats')).toBeNull()
    expect($total.get()).toBe(0)
  })

  test('that is shown again, as after a reload, adds nothing and shows no bar', async () => {
    const result = aResult({ mode: 'today', points: 49 })
    await (await page(storage)).recordResult('wordle', result, [])
    const { recordResult, $gain, $total } = await page(storage)
    await recordResult('wordle', result, [])
    expect([$gain.get(), $total.get()]).toEqual([null, 49])
  })

  test('without points shows no bar', async () => {
    const { recordResult, $gain } = await page(storage)
    await recordResult('wordle', aResult({ won: false, points: 0, score: 0 }), [])
    expect($gain.get()).toBeNull()
  })

  test.each([
    ['a practice run is sent', 'normal', true],
    ['a daily run is only looked up', 'today', false],
    ['a room run is only looked up', 'multiplayer', false],
  ])("signed in: %s, and the bar shows the server's count", async (_what, mode, sent) => {
    storage.setItem('me', JSON.stringify(ME))
    const { recordResult, setSession, $gain, $me } = await page(storage, COOKIE)
    setSession({ id: 'ada', email: '', name: '', createdAt: '', isAdmin: false })
    takeOverResult.mockImplementation(() =>
      $me.set({ ...ME, days: [], repairs: [], form: {}, played: [], points: 114 }),
    )
    const result = aResult({ mode })
    await recordResult('wordle', result, [])
    expect(takeOverResult).toHaveBeenCalledWith('wordle', sent ? result : null)
    expect($gain.get()).toEqual({ from: 100, to: 114, lines: [] })
    expect(storage.getItem('userStats')).toBeNull()
  })

  test('with an unreadable session is queued for the account', async () => {
    connectAccount.mockRejectedValue(new Error('offline'))
    const { recordResult } = await page(storage, COOKIE)
    const result = aResult()
    await recordResult('wordle', result, [])
    expect(takeOverResult).toHaveBeenCalledWith('wordle', result)
  })

  test('of an ended session belongs to the visitor', async () => {
    const { recordResult, setSession, $points } = await page(storage, COOKIE)
    connectAccount.mockImplementation(async () => setSession(null))
    await recordResult('wordle', aResult(), [])
    expect([$points.get(), takeOverResult.mock.calls.length]).toEqual([29, 0])
  })
})

describe('the session', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['', 'anonymous'],
    ['sb-127-auth-token-code-verifier=base64-abc', 'anonymous'],
    ['sb-127-auth-token=base64-abc', 'unknown'],
    [COOKIE, 'unknown'],
  ])('with the cookies %j is %s at first', async (cookie, status) => {
    const { $session } = await page(new FakeStorage(), cookie)
    expect($session.get().status).toBe(status)
  })

  test('that ended clears the display copy', async () => {
    const storage = new FakeStorage()
    storage.setItem('me', JSON.stringify(ME))
    const { startSession } = await page(storage)
    startSession()
    expect(storage.getItem('me')).toBeNull()
  })

  test('is read when this tab regains focus after a login in another tab', async () => {
    connectAccount.mockReset()
    const { startSession, lookAgain } = await page(new FakeStorage())
    startSession()
    lookAgain()
    expect(connectAccount).not.toHaveBeenCalled()
    lookAgain(COOKIE)
    await vi.waitFor(() => expect(connectAccount).toHaveBeenCalledOnce())
  })

  test('is current after any time since it was first read', async () => {
    connectAccount.mockReset()
    const { loadSession, setSession } = await page(new FakeStorage())
    expect((await loadSession()).status).toBe('anonymous')
    setSession({ id: 'ada', email: '', name: '', createdAt: '', isAdmin: false })
    expect((await loadSession()).status).toBe('signed-in')
  })
})
