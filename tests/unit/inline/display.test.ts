import { afterEach, describe, expect, test, vi } from 'vitest'
import { readProgress, type Display } from '#stores/page-progress.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose head collects the sheets that it loads. */
async function openPage() {
  vi.resetModules()
  const dataset: Record<string, string> = { onDemand: '/_astro/on-demand.x1.js' }
  const sheets: Record<string, unknown>[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset },
    createElement: () => ({ setAttribute() {} }),
    head: { append: (sheet: Record<string, unknown>) => sheets.push(sheet) },
  })
  const motion = vi.fn()
  vi.doMock('../../../src/inline/connect.ts', () => ({ motion }))
  const { showDisplay } = await import('../../../src/inline/display.ts')
  return { dataset, sheets, motion, showDisplay }
}

describe('the display settings of a page', () => {
  test.each<Display>([{}, { palette: null, motion: null }])('load nothing when there are none: %j', async (chosen) => {
    const { sheets, motion, showDisplay } = await openPage()
    showDisplay(chosen)
    expect([sheets.length, motion.mock.calls.length]).toEqual([0, 0])
  })

  test('are attributes of the root, with one sheet', async () => {
    const { dataset, sheets, motion, showDisplay } = await openPage()
    showDisplay({ palette: 'contrast', motion: 'reduced' })
    showDisplay({ palette: 'contrast', motion: 'reduced' })
    expect(dataset).toMatchObject({ palette: 'contrast', motion: 'reduced' })
    expect(sheets.map(({ href }) => href)).toEqual(['/_astro/on-demand.x1.css'])
    expect(motion).toHaveBeenCalledTimes(1)
  })

  test('go with the choice', async () => {
    const { dataset, sheets, motion, showDisplay } = await openPage()
    showDisplay({ palette: 'contrast', motion: 'full' })
    showDisplay({ motion: null })
    expect(dataset).toEqual({ onDemand: '/_astro/on-demand.x1.js' })
    expect([sheets.length, motion.mock.calls.length]).toEqual([1, 2])
  })
})

test.each([
  ['a visitor', '', 'reduced'],
  ['an account', 'sb-127-auth-token=x', 'full'],
])('%s has the settings of the own key', (_name, cookie, motion) => {
  const keys: Record<string, object> = { userPreferences: { motion: 'reduced' }, me: { motion: 'full' } }
  const { display } = readProgress((key) => (key in keys ? JSON.stringify(keys[key]) : null), cookie, 0, 0)
  expect(display.motion).toBe(motion)
})

test.each([
  ['(prefers-reduced-motion: reduce)', undefined, '(prefers-reduced-motion: reduce)'],
  ['(prefers-reduced-motion: reduce)', 'reduced', '(min-width: 0px)'],
  ['(prefers-reduced-motion: reduce)', 'full', '(max-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', 'reduced', '(max-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', 'full', '(min-width: 0px)'],
  ['print, (prefers-reduced-motion: reduce)', 'full', 'print, (max-width: 0px)'],
  ['(width >= 600px) and (prefers-reduced-motion: no-preference)', 'full', '(width >= 600px) and (min-width: 0px)'],
  ['(prefers-reduced-motion: reduce)', 'other', '(prefers-reduced-motion: reduce)'],
])('the media query %s becomes with motion %s: %s', async (media, motion, turned) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { chosenMedia } = await import('../../../src/inline/motion.ts')
  expect(chosenMedia(media, motion)).toBe(turned)
})
