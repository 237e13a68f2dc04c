import { test as base, type Page } from '@playwright/test'
import { Inbox } from './inbox.ts'
import { watchConsole } from './console.ts'

type Fixtures = {
  /** Errors in the console that a test provokes on purpose, such as a page that does not exist. */
  expectConsoleError: (pattern: RegExp) => void
  inbox: Inbox
  /** Opens a page of somebody else: another device, without any cookie or storage of this one. */
  visitor: () => Promise<Page>
}

/** Every test fails on an error in the console of any of its pages, unless it said that it provokes it. */
export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  expectedErrors: async ({}, use) => use([]),

  expectConsoleError: async ({ expectedErrors }, use) => use((pattern) => void expectedErrors.push(pattern)),

  page: async ({ page, expectedErrors }, use) => {
    const failures = watchConsole(page, expectedErrors)
    await use(page)
    base.expect(failures(), 'errors in the console').toEqual([])
  },

  visitor: async ({ browser, contextOptions, expectedErrors }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    const checks: (() => string[])[] = []
    await use(async () => {
      const context = await browser.newContext(contextOptions)
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

  // eslint-disable-next-line no-empty-pattern -- as above
  inbox: async ({}, use) => use(new Inbox()),
})

export { expect } from '@playwright/test'
