import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'

describe('the colour mode of a browser and an account', () => {
  let storage: FakeStorage
  const root = { dataset: {} as Record<string, string> }

  /** A page in this browser with the stored mode `here`. */
  async function page(here: string | null = storage.getItem('colour-mode')) {
    if (here) storage.setItem('colour-mode', here)
    else storage.removeItem('colour-mode')
    openTab(storage)
    vi.stubGlobal('document', { cookie: '', documentElement: root })
    return import('#stores/colour-mode.ts')
  }

  beforeEach(() => {
    storage = new FakeStorage()
    root.dataset = {}
  })
  afterEach(() => vi.unstubAllGlobals())

  test('a choice is stored as plain text and applied; "system" clears it', async () => {
    const { setColourMode, keptColourMode } = await page()
    setColourMode('dark')
    expect([storage.getItem('colour-mode'), root.dataset['theme']]).toEqual(['dark', 'dark'])
    setColourMode('system')
    expect([storage.getItem('colour-mode'), root.dataset['theme'], keptColourMode()]).toEqual([
      null,
      undefined,
      'system',
    ])
  })

  test.each([
    ['nothing was ever chosen', null, undefined, null, 'system'],
    ['this browser has a choice, the account has none', 'dark', undefined, 'dark', 'dark'],
    ['the account has a choice, this browser has none', null, 'dark', null, 'dark'],
    ['both have one: the account’s', 'light', 'dark', null, 'dark'],
    ['the account’s is nonsense', 'light', 'neon', 'light', 'light'],
  ] as const)('at the first sign-in: %s', async (_name, here, ofAccount, toSave, after) => {
    const { syncColourMode, keptColourMode } = await page(here)
    expect(syncColourMode({ ofAccount })).toBe(toSave)
    expect(keptColourMode()).toBe(after)
  })

  test('later the most recent change wins', async () => {
    const first = await page()
    first.syncColourMode({ ofAccount: 'dark' })
    const second = await page('light')
    expect(second.syncColourMode({ ofAccount: 'dark' })).toBe('light')
    expect(second.syncColourMode({ ofAccount: 'light' })).toBeNull()
    expect(second.syncColourMode({ ofAccount: 'system' })).toBeNull()
    expect(second.keptColourMode()).toBe('system')
  })

  test("after a log-out the next account's choice is used again", async () => {
    const { syncColourMode, setColourMode, keptColourMode } = await page()
    syncColourMode({ ofAccount: 'dark' })
    syncColourMode(null)
    setColourMode('light')
    syncColourMode({ ofAccount: 'dark' })
    expect(keptColourMode()).toBe('dark')
  })
})
