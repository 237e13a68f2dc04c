import { expect, type Locator, type Page } from '@playwright/test'

/** "Report an error" and its dialog. */
export class ReportDialog {
  readonly button: Locator
  readonly dialog: Locator
  readonly form: Locator
  readonly note: Locator
  readonly problem: Locator
  readonly thanks: Locator

  constructor(page: Page) {
    // The button exists twice in the page: beside the game on wide screens, below it on phones.
    this.button = page.getByRole('button', { name: 'Report an error' })
    this.dialog = page.locator('dialog[open]')
    this.form = this.dialog.getByRole('group')
    this.note = this.dialog.getByRole('textbox')
    this.problem = this.dialog.getByRole('alert')
    this.thanks = this.dialog.locator('.carry')
  }

  async open() {
    await this.button.click()
    await expect(this.dialog).toBeVisible()
  }

  choice = (name: string) => this.dialog.getByRole('radio', { name, exact: true })

  async fill(choice: string, note: string) {
    await this.choice(choice).check()
    await this.note.fill(note)
  }

  async send() {
    await this.dialog.getByRole('button', { name: 'Send report' }).click()
  }
}
