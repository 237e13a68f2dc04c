import { afterEach, describe, expect, test, vi } from 'vitest'
import { displayOf } from '#core/display.ts'
import { FakeStorage, openTab } from '#tests/support/tab.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the text of the settings', () => {
  test.each<[Record<string, unknown>, string, number?]>([
    [{}, ''],
    [{ palette: 'usual', motion: 'system', sound: null, haptics: 'off', leagues: '' }, ''],
    [{ palette: 'contrast' }, 'contrast'],
    [{ motion: 'reduced', palette: 'contrast' }, 'contrast reduced'],
    [{ motion: 'full', sound: 'on', haptics: 'on' }, 'full sound haptics'],
    [{ pitch: 'rings', motion: 'full' }, 'full rings', 8],
    [{ pitch: 'rings' }, '', 7],
    [{ keys: 'off', sound: 'on' }, 'sound no-keys'],
    [{ keys: 'on' }, ''],
    [{ kit: 'sash-pink-white', numbers: 'plain' }, 'kit-sash-pink-white'],
    [{ kit: 'band-red-navy', numbers: 'block', title: 'starter' }, 'kit-band-red-navy title-starter', 9],
    [{ kit: 'band-red-navy', numbers: 'block', title: 'captain' }, '', 8],
    [{ kit: 'a shirt', numbers: 11, title: 'king' }, '', 40],
    [{ pitch: 'stripes' }, ''],
    [{ leagues: 'ligue1,liga' }, 'liga ligue1'],
    [{ leagues: 'premierleague,liga,seriea,bundesliga,ligue1,other' }, ''],
    [{ motion: 'toString', palette: 7, leagues: 'mls' }, ''],
  ])('of %j is "%s"', (preferences, display, level = 1) => {
    expect(displayOf(preferences, level)).toBe(display)
  })
})

/** A page while its head is parsed (`null`) or later. */
async function openPage(body: object | null) {
  vi.resetModules()
  const dataset: Record<string, string> = {}
  const write = vi.fn()
  vi.stubGlobal('document', { documentElement: { dataset }, body, write })
  const onDemand = vi.fn(async () => {})
  vi.doMock('../../../src/inline/connect.ts', () => ({ onDemand }))
  const { showDisplay } = await import('../../../src/inline/display.ts')
  return { dataset, write, onDemand, showDisplay }
}

describe('a page', () => {
  test.each([null, ''])('loads nothing for the default settings: %j', async (display) => {
    const { dataset, write, onDemand, showDisplay } = await openPage(null)
    showDisplay(display)
    expect([dataset, write.mock.calls, onDemand.mock.calls]).toEqual([{}, [], []])
  })

  test('applies other settings before its first paint, with their style sheet', async () => {
    const { dataset, write, onDemand, showDisplay } = await openPage(null)
    showDisplay('contrast reduced')
    expect(dataset).toEqual({ display: 'contrast reduced' })
    expect(write.mock.calls).toEqual([['<link rel=stylesheet href=/display.css>']])
    expect(onDemand).toHaveBeenCalledTimes(1)
  })

  test('loads the sheet without `document.write` once it is parsed', async () => {
    const { dataset, write, onDemand, showDisplay } = await openPage({})
    showDisplay('sound')
    expect(dataset).toEqual({ display: 'sound' })
    expect([write.mock.calls.length, onDemand.mock.calls.length]).toEqual([0, 1])
  })
})

describe('the settings of a visitor', () => {
  test('are stored for the next page and applied to this one, until they are the defaults', async () => {
    const storage = new FakeStorage()
    openTab(storage)
    const { setPreferences } = await import('#stores/preferences.ts')
    await setPreferences({ palette: 'contrast', sound: 'on' })
    expect([storage.getItem('display'), document.documentElement.dataset['display']]).toEqual(
      Array(2).fill('contrast sound'),
    )
    await setPreferences({ palette: null, sound: null })
    expect([storage.getItem('display'), document.documentElement.dataset['display']]).toEqual([null, undefined])
  })

  test('are replaced by those of an account while it is signed in', async () => {
    const storage = new FakeStorage()
    openTab(storage)
    vi.stubGlobal('fetch', async () => new Response(null))
    const { setPreferences } = await import('#stores/preferences.ts')
    const { adoptPreferences } = await import('#stores/adopt-preferences.ts')
    await setPreferences({ motion: 'reduced' })
    adoptPreferences({ palette: 'contrast' })
    expect(storage.getItem('display')).toBe('contrast')
    adoptPreferences(null)
    expect(storage.getItem('display')).toBe('reduced')
  })

  test('apply a pitch only from the level that unlocks it, of the visitor or of the account', async () => {
    const storage = new FakeStorage()
    openTab(storage)
    vi.stubGlobal('fetch', async () => new Response(null))
    const { setPreferences } = await import('#stores/preferences.ts')
    const { adoptPreferences } = await import('#stores/adopt-preferences.ts')
    const { $points } = await import('#stores/local-progress.ts')
    await setPreferences({ pitch: 'diagonal' })
    expect(storage.getItem('display')).toBeNull()
    $points.set(1_000)
    await setPreferences({ pitch: 'diagonal' })
    expect(storage.getItem('display')).toBe('diagonal')
    adoptPreferences({ pitch: 'diagonal' }, 10)
    expect(storage.getItem('display')).toBeNull()
    adoptPreferences({ pitch: 'diagonal' }, 1_000)
    expect(storage.getItem('display')).toBe('diagonal')
  })
})

test.each<[string, 'reduced' | 'full' | null, string]>([
  ['(prefers-reduced-motion: reduce)', null, '(prefers-reduced-motion: reduce)'],
  ['(prefers-reduced-motion: reduce)', 'reduced', '(min-width: 0px)'],
  ['(prefers-reduced-motion: reduce)', 'full', '(max-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', 'reduced', '(max-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', 'full', '(min-width: 0px)'],
  ['print, (prefers-reduced-motion: reduce)', 'full', 'print, (max-width: 0px)'],
  ['(width >= 600px) and (prefers-reduced-motion: no-preference)', 'full', '(width >= 600px) and (min-width: 0px)'],
])('the media query %s with motion %s becomes %s', async (media, motion, expected) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { chosenMedia } = await import('../../../src/inline/apply-display.ts')
  expect(chosenMedia(media, motion)).toBe(expected)
})
