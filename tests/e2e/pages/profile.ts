import { expect, type Locator, type Page } from '@playwright/test'

/** Profile of the signed-in player in English. */
export class ProfilePage {
  readonly name: Locator
  readonly latest: Locator
  readonly editName: Locator
  readonly nameField: Locator
  readonly editPicture: Locator
  readonly dressingRoom: Locator
  readonly settings: Locator
  readonly country: Locator
  readonly optIn: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('heading', { level: 1 })
    this.latest = page.getByRole('list', { name: 'Latest results' })
    this.editName = page.getByRole('button', { name: 'Username', exact: true })
    this.nameField = page.getByLabel('New username')
    this.editPicture = page.getByRole('button', { name: 'Picture', exact: true })
    this.dressingRoom = this.fold('Dressing room')
    this.settings = this.fold('Settings')
    this.country = this.settings.getByLabel('Country')
    this.optIn = this.settings.getByRole('switch')
  }

  open() {
    return this.page.goto('/profile')
  }

  /** A collapsible part of the page. */
  private fold(title: string): Locator {
    return this.page.locator('details').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  /** Opens a part unless it is open. */
  async unfold(title: 'Latest results' | 'Dressing room' | 'Settings' | 'Your pictures' | 'Account') {
    const fold = this.fold(title)
    await expect(fold).toBeVisible()
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click()
  }

  /** The figure above a label such as `points`, over all games. */
  figure(word: string): Locator {
    return this.page
      .locator('.nums:not(.small) div')
      .filter({ has: this.page.getByText(word, { exact: true }) })
      .locator('dd')
  }

  /** The player's own picture, not the shirt. */
  get picture(): Locator {
    return this.page.locator('.identity .avatar img')
  }

  /** Presses the button and answers the browser's file chooser. */
  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }) {
    const choosing = this.page.waitForEvent('filechooser')
    await this.editPicture.click()
    await (await choosing).setFiles(file)
  }

  setting(group: string, choice: string): Locator {
    return this.settings.getByRole('group', { name: group, exact: true }).getByRole('button', { name: choice })
  }

  /** A swatch of the shirt; its list must be open. */
  swatch(row: 'Pattern' | 'First colour' | 'Second colour', name: string): Locator {
    return this.dressingRoom.getByRole('group', { name: row }).getByRole('radio', { name, exact: true })
  }

  get saved(): Locator {
    return this.settings.getByRole('status').getByText('Saved')
  }

  /** Resolves when the session has ended, so that no pending request is refused for the lack of it. */
  async logOut() {
    await this.page.waitForLoadState('networkidle')
    await this.unfold('Account')
    await this.page.getByRole('button', { name: 'Log out' }).click()
    await expect(this.page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  }

  async openDeletion(): Promise<Locator> {
    await this.unfold('Account')
    await this.page.getByRole('button', { name: 'Delete account' }).click()
    return this.page.getByRole('dialog', { name: 'Delete account' })
  }
}
