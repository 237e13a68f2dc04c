import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { GAME_PAGES, LIVE_PAGES } from '#scripts/bench/pages.ts'
import { expect, test } from './fixtures.ts'

/**
 * Maximum bytes of JavaScript on a first visit, brotli at its best: everything loaded, not only what the page names.
 */
const BUDGET = 69_000

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** By hashed name: most pages share most scripts, and compressing takes 30 ms. */
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
    // A test may end before a script has loaded; where the size is awaited, its failure still counts.
    size.catch(() => {})
    files.set(new URL(response.url()).pathname, size)
  })
  return async () =>
    Object.fromEntries(await Promise.all([...files].map(async ([name, bytes]) => [name, await bytes] as const)))
}

/**
 * Each page once, rotating sizes and languages: tests/budgets weighs the build's files for all of them, and here a
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
      // React is more than half of it: a page without it would have failed to start.
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

/** React with its renderer: on every page with a game or an account. */
const isReact = (file: string) => /\/react\.[\w-]+\.js$/.test(file)

test.describe('the log-in dialog', () => {
  test('takes at most 75 KB of script beside React, and loads the auth client with the first letter', async ({
    page,
  }) => {
    const weigh = weighScripts(page)
    const beside = async () => Object.entries(await weigh()).filter(([file]) => !isReact(file))
    const total = async () => (await beside()).reduce((sum, [, bytes]) => sum + bytes, 0)
    // On a page without an island: all its scripts are the dialog's.
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
