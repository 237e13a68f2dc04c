import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Preferences } from '#contracts/results.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'

describe("an account's preferences on this device", () => {
  let storage: FakeStorage
  const fetched = vi.fn<typeof fetch>()

  async function page(cookie = '') {
    openTab(storage, { cookie })
    const [{ adoptPreferences }, { preference }, { setSession }] = await Promise.all([
      import('#stores/adopt-preferences.ts'),
      import('#stores/preferences.ts'),
      import('#stores/session.ts'),
    ])
    setSession({ id: 'ada', email: '', name: '', createdAt: '', isAdmin: false })
    return { adopt: (preferences: Preferences | null) => adoptPreferences(preferences), preference }
  }

  beforeEach(() => {
    storage = new FakeStorage()
    fetched.mockReset().mockResolvedValue(new Response(null, { status: 303 }))
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('set the language on a device where none was chosen', async () => {
    const { adopt } = await page()
    adopt({ locale: 'es' })
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/locale?to=es'])
  })

  test.each([
    ['a device that chose one', 'i18n_redirected=fr', { locale: 'es' }],
    ['an account that chose none', '', {}],
    ['nobody', '', null],
  ])('do not set the language of %s', async (_name, cookie, preferences) => {
    const { adopt } = await page(cookie)
    adopt(preferences)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('change nothing when the server is unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const { adopt, preference } = await page()
    adopt({ locale: 'es', level: 'hard' })
    expect(preference('level')).toBe('hard')
  })

  test('return a colour mode chosen on this device if the account has none', async () => {
    storage.setItem('colour-mode', 'dark')
    const { adopt } = await page()
    expect(adopt({ colourMode: 'light' })).toBeNull()
    expect(storage.getItem('colour-mode')).toBe('light')
    storage.setItem('colour-mode', 'dark')
    expect(adopt({ colourMode: 'light' })).toEqual({ colourMode: 'dark' })
  })
})
