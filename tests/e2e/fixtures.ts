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
  expectedErrors: async ({}, provide) => provide([]),

  expectConsoleError: async ({ expectedErrors }, provide) => provide((pattern) => void expectedErrors.push(pattern)),

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
