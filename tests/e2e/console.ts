import type { Page } from '@playwright/test'

/** Collects uncaught errors and console errors (content security policy included) that no pattern expects. */
export function watchConsole(page: Page, expected: readonly RegExp[]): () => string[] {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
  })
  return () => seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
}
