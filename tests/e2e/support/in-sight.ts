import { expect, type Page } from '@playwright/test'

/** Small and usual phones, one with an open keyboard, a laptop and a desktop. */
export const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 390, height: 508 },
  { width: 390, height: 844 },
  { width: 1366, height: 657 },
  { width: 1280, height: 800 },
] as const

type Sight = { changed: number; hidden: string[]; pageScrolls: boolean }

/**
 * Expects changes in view: each `[data-newest]` of the frame is inside the window, and inside the visible stage if it
 * belongs to it; the dock is whole, and the page does not scroll.
 */
export async function expectInSight(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  await expect
    .poll(() => page.evaluate(measureSight), { message: `at ${width} x ${height}` })
    .toEqual({ changed: expect.any(Number), hidden: [], pageScrolls: false })
  expect((await page.evaluate(measureSight)).changed, 'something is marked as newest').toBeGreaterThan(0)
}

/** Expects changes in view in every size; restores the window's size afterwards. */
export async function expectInSightEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize()!
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectInSight(page)
  }
  await page.setViewportSize(before)
}

/** Runs in the page. */
function measureSight(): Sight {
  const frame = document.querySelector('[data-frame]')!
  const stage = frame.querySelector('[data-stage]')!.getBoundingClientRect()
  const newest = [...frame.querySelectorAll('[data-newest]')]
  const isInside = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const inStage = element.closest('[data-stage]') !== null
    const [from, to] = inStage ? [stage.top, stage.bottom] : [0, innerHeight]
    // Tolerance of half a pixel: boxes lie between pixels.
    return top >= from - 0.5 && bottom <= to + 0.5 && left >= -0.5 && right <= innerWidth + 0.5
  }
  const parts = [...newest, frame.querySelector('[data-dock]')!]
  const { scrollHeight, clientHeight } = document.documentElement
  return {
    changed: newest.length,
    hidden: parts.filter((element) => !isInside(element)).map((element) => element.textContent ?? ''),
    pageScrolls: scrollHeight > clientHeight,
  }
}
