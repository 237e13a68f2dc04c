import type { Locator, Page } from '@playwright/test'

/** The profile of the signed-in player. */
export class ProfilePage {
  readonly name: Locator
  readonly latest: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('heading', { level: 1 })
    this.latest = page.getByRole('list', { name: 'Latest results' })
  }

  open() {
    return this.page.goto('/profile')
  }

  /** The number over a word such as `points`. */
  figure(word: string): Locator {
    return this.page
      .locator('.nums div')
      .filter({ has: this.page.getByText(word, { exact: true }) })
      .locator('dd')
  }

  async logOut() {
    await this.page.getByRole('button', { name: 'Log out' }).click()
  }
}
