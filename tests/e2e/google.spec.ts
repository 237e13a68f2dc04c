import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ConnectionDialog } from './pages/connection.ts'
import { aGoogleAccount, Google } from './pages/google.ts'
import { ProfilePage } from './pages/profile.ts'
import { SessionCookies } from './pages/session-cookies.ts'
import { barriers } from './support/barriers.ts'

/** The dialog over the profile, while signed out. */
async function openDialog(page: Page, path = '/profile') {
  await page.goto(path)
  const connection = new ConnectionDialog(page)
  await expect(connection.dialog).toBeVisible()
  return connection
}

/** Google's own button, which replaces ours. */
const buttonIn = ({ dialog }: ConnectionDialog, name = 'Continue with Google') => dialog.getByRole('button', { name })

test('the button signs in with Google, and the account has the name and picture of the Google account', async ({
  page,
}) => {
  const zoe = aGoogleAccount('zoe')
  const google = new Google()
  await google.play(page, zoe)
  // Measured below, so the dialog must not animate.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const connection = await openDialog(page)
  await connection.email.fill('ada@example.test')
  expect(google.asked).toEqual([])

  const before = await connection.email.boundingBox()
  await buttonIn(connection).click()
  const theirs = connection.dialog.locator('.theirs [role="button"]')
  await expect(theirs).toBeFocused()
  expect(google.asked).toEqual(['https://accounts.google.com/gsi/client?hl=en'])
  expect(await connection.email.boundingBox()).toEqual(before)
  expect(await barriers(page, 'dialog')).toEqual([])

  await theirs.click()
  await expect(connection.toast('You are logged in')).toBeVisible()
  await expect(connection.dialog).toBeHidden()
  await expect(new ProfilePage(page).name).toHaveText(zoe.name)
  await expect(page.locator(`main img[src*="${encodeURIComponent(zoe.picture)}"]`)).toBeVisible()
})

test("Google's own button offers a known account in the page's language, by keyboard alone", async ({ page }) => {
  const ana = aGoogleAccount('ana')
  const google = new Google()
  await google.play(page, ana)
  await page.addInitScript('window.knowsGoogleAccount = true')
  await page.goto('/fr/profile')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continuer avec Google' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('.theirs').getByRole('button', { name: 'Continuer avec Google' })).toBeFocused()
  expect(google.asked).toEqual(['https://accounts.google.com/gsi/client?hl=fr'])
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: /Zoé/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(new ProfilePage(page).name).toHaveText(ana.name)
  // Language of mails to this account.
  const session = new SessionCookies(page.context())
  await expect.poll(async () => (await session.read()).user.user_metadata['locale']).toBe('fr')
})

test('a script that fails to load gives a message, and the next press retries', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED/)
  const google = new Google()
  await google.play(page, aGoogleAccount('tom'))
  google.broken = true
  const connection = await openDialog(page)
  await buttonIn(connection).click()
  await expect(connection.toast('An error happened')).toBeVisible()
  google.broken = false
  await buttonIn(connection).click()
  await expect(connection.dialog.locator('.theirs')).toBeVisible()
})

test('a refused login gives a message and keeps the dialog open', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/)
  const google = new Google()
  await google.play(page, aGoogleAccount('eve'), () => 'somebody else’s nonce')
  const connection = await openDialog(page)
  await buttonIn(connection).click()
  await connection.dialog.locator('.theirs [role="button"]').click()
  await expect(connection.toast('An error happened')).toBeVisible()
  await expect(connection.dialog).toBeVisible()
})

test('the button exists in login and sign-up only', async ({ page }) => {
  const connection = await openDialog(page)
  await expect(buttonIn(connection)).toBeVisible()
  await connection.dialog.getByRole('button', { name: 'Sign up' }).click()
  await expect(buttonIn(connection)).toBeVisible()
  await connection.dialog.getByRole('button', { name: 'Log in' }).click()
  await connection.dialog.getByRole('button', { name: 'Forgot it?' }).click()
  await expect(buttonIn(connection)).toBeHidden()
})
