import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Day } from '#full-time/day.ts'

const DAY = { players: Array.from({ length: 11 }), total: 437 } as unknown as Day
const presses = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', presses.addEventListener.bind(presses))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Counts on a new page. */
async function count({ referrer = 'https://eleven.test/blur/logo/today', reduced = false }) {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const { countUp } = await import('#full-time/count-up.ts')
  const spot = { textContent: '' }
  const show = (day = DAY) => countUp(spot as HTMLElement, day, String)
  show()
  return { spot, show }
}

test('counts up with the shirts for a player who comes from a daily', async () => {
  const { spot } = await count({})
  expect(spot.textContent).toBe('0')
  vi.advanceTimersByTime(700)
  expect(Number(spot.textContent)).toBeGreaterThan(0)
  expect(Number(spot.textContent)).toBeLessThan(437)
  vi.advanceTimersByTime(600)
  expect(spot.textContent).toBe('437')
  expect(vi.getTimerCount()).toBe(0)
})

test('shows the end at a press, and a later press changes nothing', async () => {
  const { spot, show } = await count({})
  presses.dispatchEvent(new Event('pointerdown'))
  expect(spot.textContent).toBe('437')
  expect(vi.getTimerCount()).toBe(0)
  show({ ...DAY, total: 12 })
  presses.dispatchEvent(new Event('pointerdown'))
  expect(spot.textContent).toBe('12')
})

test.each([{ referrer: '' }, { referrer: 'https://eleven.test/table' }, { reduced: true }])(
  'shows the total at once: %j',
  async (visit) => {
    const { spot } = await count(visit)
    expect(spot.textContent).toBe('437')
    expect(vi.getTimerCount()).toBe(0)
  },
)
