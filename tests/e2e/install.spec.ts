import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { reach } from './games/driver.ts'
import { DRIVERS } from './games/index.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const age = DRIVERS.age!

test.use({ reducedMotion: 'reduce' })

/** Stores two earlier days with a finished game; marks a call of `storage.persist` on the page. */
async function arrange(page: Page) {
  await page.addInitScript(() => {
    if (!localStorage.getItem('install'))
      localStorage.setItem('install', JSON.stringify({ days: ['2026-07-20', '2026-07-21'], closedAt: 0 }))
    navigator.storage.persist = () => {
      document.documentElement.dataset['persisted'] = ''
      return Promise.resolve(true)
    }
  })
}

/** Fires the browser's `beforeinstallprompt`; returns whether the page defers the browser's own dialog. */
const announceInstallable = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      const { dataset } = document.documentElement
      dataset['prompted'] = `${dataset['prompted'] ?? ''}x`
      return new Promise((_, reject) => addEventListener('refused', () => reject(new DOMException('not now'))))
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(event)
  })

async function play(page: Page) {
  await reach(age.input(page))
  await age.finish(page, 0)
  await expect(page.locator('[data-result]').getByRole('heading', { level: 2 })).toBeFocused()
}

const offer = (page: Page) => page.locator('[data-install]')

test('is offered at an end of the third day, and not again after "Not now"', async ({ page }) => {
  await arrange(page)
  await page.goto('/age')
  expect(await announceInstallable(page)).toBe(true)
  await reach(age.input(page))
  await expect(offer(page)).toHaveCount(0)
  await play(page)
  await expect(offer(page).getByRole('heading', { name: 'Keep Eleven close' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-persisted', '')
  expect(await barriersDayAndNight(page)).toEqual([])
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted')
  const closed = await page.evaluate(() => JSON.parse(localStorage.getItem('install')!) as { closedAt: number })
  expect(closed.closedAt).toBeGreaterThan(0)
})

test('opens the install dialog of the browser once, and closes when it is refused, in French', async ({ page }) => {
  await arrange(page)
  await page.goto('/fr/age')
  await announceInstallable(page)
  await play(page)
  const install = offer(page).getByRole('button', { name: 'Installer' })
  await install.click()
  await install.dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'x')
  await page.evaluate(() => dispatchEvent(new Event('refused')))
  await expect(offer(page)).toHaveCount(0)
})

test('is explained on an iPhone, and not offered where the site cannot be installed', async ({ page, visitor }) => {
  await arrange(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto('/es/age')
  await play(page)
  await expect(offer(page)).toContainText('Añadir a pantalla de inicio')
  await expect(offer(page)).toContainText('Inicia sesión antes')

  const other = await visitor()
  await arrange(other)
  await other.goto('/age')
  await play(other)
  await expect(other.locator('html')).toHaveAttribute('data-persisted', '')
  await expect(offer(other)).toHaveCount(0)
})
