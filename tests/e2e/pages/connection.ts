import { expect, type Locator, type Page } from '@playwright/test'

/** Data of a new player; different in every call. */
export function aPerson(name: string) {
  const mark = crypto.randomUUID().slice(0, 8)
  return { name: `${name}${mark.slice(0, 4)}`, email: `${name}-${mark}@example.test`, password: 'offside-trap' }
}

export type Person = ReturnType<typeof aPerson>

/** The connection dialog. */
export class ConnectionDialog {
  readonly dialog: Locator
  readonly email: Locator
  readonly password: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
    this.email = this.dialog.getByLabel('Email')
    this.password = this.dialog.getByLabel('Password', { exact: true })
  }

  /** Opens the dialog from the header of any page. */
  async open(path = '/') {
    await this.page.goto(path)
    await this.page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(this.dialog).toBeVisible()
  }

  async logIn({ email, password }: Pick<Person, 'email' | 'password'>) {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.continue()
  }

  async signUp({ name, email, password }: Person) {
    await this.dialog.getByRole('button', { name: 'Sign up' }).click()
    await this.dialog.getByLabel('Username').fill(name)
    await this.email.fill(email)
    await this.password.fill(password)
    await this.continue()
  }

  async continue() {
    await this.press('Continue')
  }

  /** A button of the dialog. */
  async press(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click()
  }

  /** A message in the notification area. */
  toast(text: string | RegExp): Locator {
    return this.page.locator('#notification, #progressionNotification').locator('.toast').filter({ hasText: text })
  }
}
