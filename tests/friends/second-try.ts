import { errors, type Page } from '@playwright/test'

/**
 * A tab that retries a page load once: on a busy machine Chromium sometimes stops in the middle
 * of a document whose requests have all ended.
 */
export function withSecondTry(page: Page): Page {
  const load = page.goto.bind(page)
  page.goto = async (address, options) => {
    try {
      return await load(address, options)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      console.log(`${address} did not load in time, once more.`)
      return load(address, options)
    }
  }
  return page
}
