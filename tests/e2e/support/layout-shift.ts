import type { Page } from '@playwright/test'

const KEY = 'moved'

type Watched = { flushShifts: () => void }

/** Runs in the page: adds up layout shifts without user input; with `isWhole` since the page opened. */
function observe([key, isWhole]: readonly [string, boolean]) {
  const add = (entries: PerformanceEntry[]) => {
    for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + entry.value))
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: isWhole })
  Object.assign(globalThis, { flushShifts: () => add(observer.takeRecords()) })
}

/** Runs in the page: includes the frame being drawn. */
async function flush(key: string): Promise<number> {
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  ;(globalThis as unknown as Partial<Watched>).flushShifts?.()
  return Number(sessionStorage.getItem(key) ?? 0)
}

/** Adds up unexpected shifts of every page load from the next on; read them with `layoutShift`. */
export const watchShifts = (page: Page) => page.addInitScript(observe, [KEY, true] as const)

/** Same as `watchShifts`, from now on and on an open page. */
export const watchShiftsFromNow = (page: Page) => page.evaluate(observe, [KEY, false] as const)

/** Sum of layout shifts so far, as Chrome counts them (web.dev/articles/cls), without its windows of 5 s. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(flush, KEY)
