import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { ProfilePage } from './pages/profile.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const TOKEN = '**/auth/v1/token?grant_type=password'

/** Holds password requests until the returned function is called, then fails them as wrong credentials. */
async function holdLogIn(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(TOKEN, async (route) => {
    await held
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error_code: 'invalid_credentials', msg: 'no' },
    })
  })
  return release
}

test('no view of the dialog has an accessibility violation, light and dark @mobile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectNoBarriers = async () => expect(await barriersDayAndNight(page, 'dialog')).toEqual([])
  const connection = new ConnectionDialog(page)
  const { dialog } = connection
  await connection.open()
  await expectNoBarriers()
  await dialog.getByRole('button', { name: 'Forgot it?' }).click()
  await connection.press('Send email')
  await expect(dialog.getByText('No account is associated with this email address')).toBeVisible()
  await expectNoBarriers()
  await connection.press('Back')
  await connection.press('Sign up')
  await connection.continue()
  await expect(dialog.getByText('Username is required')).toBeVisible()
  await expectNoBarriers()
  await connection.press('Log in')
  await connection.signUp(aPerson('jo'))
  await expect(dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectNoBarriers()
})

test('the dialog validates after a pause, closes on Escape and outside, and restores the focus @mobile', async ({
  page,
}) => {
  const connection = new ConnectionDialog(page)
  await connection.open()
  await expect(connection.email).toBeFocused()
  await connection.email.fill('ada')
  await expect(connection.dialog.getByText('Email format is invalid')).toBeVisible()
  await connection.email.fill('ada@example.test')
  await expect(connection.dialog.getByText('Email format is invalid')).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(connection.dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeFocused()

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(connection.dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(connection.dialog).toBeHidden()
})

test('validation waits 300 ms for the next letter', async ({ page }) => {
  await page.clock.install()
  const connection = new ConnectionDialog(page)
  await connection.open()
  const wrong = connection.dialog.getByText('Password must be at least 6 characters long')
  await page.clock.pauseAt(Date.now() + 60_000)
  await connection.password.fill('abc')
  await page.clock.runFor(299)
  await connection.password.fill('abcd')
  await page.clock.runFor(299)
  await expect(wrong).toBeHidden()
  await page.clock.runFor(1)
  await expect(wrong).toBeVisible()
})

test('closing is blocked with a message while a request runs', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/)
  const release = await holdLogIn(page)
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.logIn({ email: 'ada@example.test', password: 'offside-trap' })
  await expect(connection.dialog.getByRole('button', { name: 'Continue', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(connection.toast('One moment, please')).toContainText('Information')
  await page.mouse.click(4, 4)
  await expect(connection.dialog).toBeVisible()

  release()
  await expect(connection.toast('Your email or password is incorrect, please try again')).toContainText('Error')
  await expect(connection.dialog.getByRole('button', { name: 'Continue', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(connection.dialog).toBeHidden()
})

test('a toast shows for 5 s above the dialog, announced', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/)
  await page.clock.install()
  const release = await holdLogIn(page)
  release()
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.logIn({ email: 'ada@example.test', password: 'offside-trap' })
  const toast = connection.toast('Your email or password is incorrect')
  await expect(toast).toBeVisible()
  await expect(page.locator('dialog .toast .ic.red')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Error' }).first()).toBeAttached()
  await page.clock.runFor(5_500)
  await expect(toast).toBeHidden()
})

test('the focus stays inside the dialog, and the password can be shown', async ({ page }) => {
  const connection = new ConnectionDialog(page)
  await connection.open()
  const { dialog, email, password } = connection
  const expectFocusInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect(email).toBeFocused()
  for (const name of ['Forgot it?', 'Password', 'Show password', 'Continue', 'Sign up']) {
    await page.keyboard.press('Tab')
    const control = name === 'Password' ? password : dialog.getByRole('button', { name, exact: true })
    await expect(control).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await expectFocusInside()).toBe(true)

  await password.fill('offside-trap')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('keyboard only: from sign-up over the mail to the profile', async ({ page, inbox }) => {
  const kit = aPerson('kit')
  const connection = new ConnectionDialog(page)
  const type = (text: string) => page.keyboard.type(text)
  const tab = async (times = 1) => {
    for (let count = 0; count < times; count++) await page.keyboard.press('Tab')
  }
  await page.goto('/profile')
  await expect(connection.dialog).toHaveAccessibleName('Log in')
  await expect(connection.email).toBeFocused()
  await tab(5)
  await page.keyboard.press('Enter')
  await expect(connection.dialog).toHaveAccessibleName('Create your account')
  await expect(connection.dialog.getByLabel('Username')).toBeFocused()
  await expect(connection.dialog.getByLabel('Username')).toHaveAttribute('maxlength', '20')
  await type('ki')
  await expect(connection.dialog.getByLabel('Username')).toHaveAccessibleDescription(
    'The username must be at least 3 characters long',
  )
  await page.keyboard.press('Control+A')
  await type(kit.name)
  await tab()
  await type(kit.email)
  await tab()
  await type('short')
  await page.keyboard.press('Enter')
  await expect(connection.password).toBeFocused()
  await expect(connection.password).toHaveAccessibleDescription('Password must be at least 6 characters long')
  await type(kit.password)
  await page.keyboard.press('Enter')
  await expect(connection.dialog).toHaveAccessibleName('Check your inbox')
  await expect(connection.dialog.getByRole('button', { name: 'Go to login' })).toBeFocused()

  await page.goto(await inbox.link(kit.email))
  await expect(new ProfilePage(page).name).toHaveText(kit.name)
})
