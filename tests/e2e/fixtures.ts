import { test as base, type Page } from '@playwright/test'
import { AHEAD_MS } from '#tests/support/clock.ts'
import { shiftDate } from '#tests/support/shifted-date.ts'
import { Inbox } from './inbox.ts'
import { watchConsole } from './console.ts'

type Fixtures = {
  /** Console errors that a test causes on purpose, such as a missing page. */
  expectConsoleError: (pattern: RegExp) => void
  inbox: Inbox
  /** Opens a page of another visitor, as on another device: without this one's cookies and storage. */
  visitor: () => Promise<Page>
}

/** Every test fails on an unexpected console error in any of its pages. */
export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  expectedErrors: async ({}, provide) => provide([]),

  expectConsoleError: async ({ expectedErrors }, provide) => provide((pattern) => void expectedErrors.push(pattern)),

  context: async ({ context }, provide) => {
    if (AHEAD_MS) await context.addInitScript(shiftDate, AHEAD_MS)
    await provide(context)
  },

  page: async ({ page, expectedErrors }, provide) => {
    const failures = watchConsole(page, expectedErrors)
    await provide(page)
    base.expect(failures(), 'errors in the console').toEqual([])
  },

  visitor: async ({ browser, contextOptions, expectedErrors }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    const checks: (() => string[])[] = []
    await provide(async () => {
      const context = await browser.newContext(contextOptions)
      if (AHEAD_MS) await context.addInitScript(shiftDate, AHEAD_MS)
      contexts.push(context)
      const page = await context.newPage()
      checks.push(watchConsole(page, expectedErrors))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    base
      .expect(
        checks.flatMap((failures) => failures()),
        'errors in the console of another visitor',
      )
      .toEqual([])
  },

  inbox: async ({}, provide) => provide(new Inbox()),
})

export { expect } from '@playwright/test'
