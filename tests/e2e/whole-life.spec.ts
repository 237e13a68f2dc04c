import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { ProfilePage } from './pages/profile.ts'

const MOST_STOPS = 200

/** Presses Tab until the focus is on an element of that name. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.locator('summary').filter({ hasText: name }))
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const focused = wanted.and(page.locator(':focus'))
    if ((await focused.count()) > 0) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('an account can be used by keyboard alone: sign-up, mail, a new name, log-out, login, deletion', async ({
  page,
  inbox,
}) => {
  const kit = aPerson('kit')
  const connection = new ConnectionDialog(page)
  const profile = new ProfilePage(page)
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)

  await page.goto('/')
  await tabTo(page, 'Log in')
  await press('Enter')
  await expect(connection.email).toBeFocused()
  await tabTo(page, 'Sign up')
  await press('Enter')
  await expect(connection.dialog).toHaveAccessibleName('Create your account')
  for (const text of [kit.name, kit.email]) {
    await type(text)
    await press('Tab')
  }
  await type(kit.password)
  await press('Enter')
  await expect(connection.dialog).toHaveAccessibleName('Check your inbox')

  await page.goto(await inbox.link(kit.email))
  await expect(profile.name).toHaveText(kit.name)
  // The name appears before the rest of the profile.
  await expect(profile.editName).toBeVisible()
  await tabTo(page, 'Username')
  await press('Enter')
  await expect(profile.nameField).toBeFocused()
  await press('Control+A')
  await type(`${kit.name}x`)
  await press('Enter')
  await expect(profile.name).toHaveText(`${kit.name}x`)
  await expect(profile.editName).toBeFocused()

  await tabTo(page, 'Account')
  await press('Enter')
  await tabTo(page, 'Log out')
  await press('Enter')
  await expect(connection.toast('You are logged out')).toBeVisible()
  await page.goto('/profile')
  await expect(connection.email).toBeFocused()
  await type(kit.email)
  await press('Tab')
  await press('Tab')
  await expect(connection.password).toBeFocused()
  await type(kit.password)
  await press('Enter')
  await expect(profile.name).toHaveText(`${kit.name}x`)
  await expect(profile.editName).toBeVisible()

  await tabTo(page, 'Account')
  await press('Enter')
  await tabTo(page, 'Delete account')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused()
  await type(kit.password)
  await press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token/.test(name))).toEqual([])
})
