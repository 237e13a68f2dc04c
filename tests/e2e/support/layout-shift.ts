import type { Page } from '@playwright/test'

const KEY = 'moved'

/** Adds up the layout shifts nobody's touch explains, `isWhole` with those since the page opened; in the page itself. */
function observe([key, isWhole]: readonly [string, boolean]) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + entry.value))
    }
  }).observe({ type: 'layout-shift', buffered: isWhole })
}

/** Adds up what moves without the player's doing, over every page and reload from the next on: `layoutShift` tells. */
export const watchShifts = (page: Page) => page.addInitScript(observe, [KEY, true] as const)

/** The same from now on, on a page that is open. */
export const watchShiftsFromNow = (page: Page) => page.evaluate(observe, [KEY, false] as const)

/** The sum of layout shifts so far, as Chrome counts them (web.dev/articles/cls), without its windows of 5 s. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), KEY)
