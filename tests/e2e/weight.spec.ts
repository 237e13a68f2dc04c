import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { GAME_PAGES, LIVE_PAGES } from '#scripts/bench/pages.ts'
import { expect, test } from './fixtures.ts'

/**
 * Maximum bytes of all JavaScript loaded on a first visit, in brotli's best compression.
 */
const BUDGET = 69_000

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** Cached by hashed name, because most pages share scripts and compressing one takes 30 ms. */
const sizes = new Map<string, number>()

async function sizeOf(response: Response): Promise<number> {
  const { pathname } = new URL(response.url())
  const size = sizes.get(pathname) ?? brotliCompressSync(await response.body()).length
  sizes.set(pathname, size)
  return size
}

/** Bytes of all scripts that a page loads, by file. */
function weighScripts(page: Page) {
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const size = sizeOf(response)
    // A test may end before a script has loaded: ignores that rejection, except where the size is awaited.
    size.catch(() => {})
    files.set(new URL(response.url()).pathname, size)
  })
  return async () =>
    Object.fromEntries(await Promise.all([...files].map(async ([name, bytes]) => [name, await bytes] as const)))
}

/**
 * Visits each page once, rotating sizes and languages: tests/budgets weighs the files of all pages, and here a
 * browser shows that nothing else loads.
 */
test.describe('a first visit without interaction', () => {
  for (const [at, page] of [...GAME_PAGES, ...LIVE_PAGES].entries()) {
    const path = localePath(LOCALES[at % LOCALES.length]!, page)

    test(`downloads at most ${BUDGET / 1000} KB of script on ${path}`, async ({ page }) => {
      await page.setViewportSize(SIZES[at % SIZES.length]!)
      const weigh = weighScripts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
      const files = await weigh()
      const total = Object.values(files).reduce((sum, bytes) => sum + bytes, 0)
      // React is more than half of the script, so a page with less has failed to start.
      expect(total).toBeGreaterThan(BUDGET / 2)
      expect(total, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(BUDGET)
    })
  }

  test('loads the game at the first interaction', async ({ page }) => {
    const weigh = weighScripts(page)
    await page.goto('/wordle/solo', { waitUntil: 'networkidle' })
    const before = Object.keys(await weigh())
    await page.getByRole('combobox').focus()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wordle-solo-easy'))).not.toBeNull()
    expect(Object.keys(await weigh()).length).toBeGreaterThan(before.length)
  })

  test('restores a begun round at once', async ({ page }) => {
    await page.goto('/wordle/solo')
    await page.getByRole('combobox').focus()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wordle-solo-easy'))).not.toBeNull()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Give up' })).not.toHaveAttribute('aria-disabled', 'true')
  })
})

/** React with its renderer, which every page with a game or an account loads. */
const isReact = (file: string) => /\/react\.[\w-]+\.js$/.test(file)

test.describe('the log-in dialog', () => {
  test('loads at most 75 KB of script besides React, and the auth client only at the first letter', async ({
    page,
  }) => {
    const weigh = weighScripts(page)
    const beside = async () => Object.entries(await weigh()).filter(([file]) => !isReact(file))
    const total = async () => (await beside()).reduce((sum, [, bytes]) => sum + bytes, 0)
    // The page has no island, so all its scripts belong to the dialog.
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    const connection = page.getByRole('dialog')
    await expect(connection).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await total(), 'before a letter is typed').toBeLessThanOrEqual(38_000)

    await connection.getByLabel('Email').fill('ada@example.test')
    await expect.poll(async () => (await beside()).some(([file]) => file.includes('/supabase.'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await total(), JSON.stringify(await beside(), null, 2)).toBeLessThanOrEqual(75_000)
  })
})
