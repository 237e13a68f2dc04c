import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture of typical size. */
export async function aPicture(width = 400, height = 400): Promise<PictureFile> {
  const painted = sharp({ create: { width, height, channels: 3, background: '#d31379' } })
  return { name: 'zidane.jpg', mimeType: 'image/jpeg', buffer: await painted.jpeg().toBuffer() }
}

/** The page `/submissions` in English. */
export class SubmissionsPage {
  readonly search: Locator
  readonly options: Locator
  readonly file: Locator
  readonly link: Locator
  readonly rights: Locator
  readonly send: Locator
  readonly chosen: Locator
  readonly preview: Locator
  readonly problem: Locator
  readonly rows: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    const who = page.getByRole('group', { name: 'Who is it?' })
    this.search = who.getByRole('combobox')
    this.options = who.getByRole('option')
    this.chosen = who.locator('.chosen')
    this.file = page.getByLabel(/^Choose (a|another) file$/)
    this.link = page.getByLabel('Link to the picture')
    this.rights = page.getByRole('checkbox')
    this.send = page.getByRole('button', { name: 'Send picture' })
    this.preview = page.getByRole('img', { name: 'Your picture, with lines for the eyes and the mouth' })
    this.problem = page.locator('.sends').getByRole('alert')
    this.rows = page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem')
  }

  open(path = '/submissions') {
    return this.page.goto(path)
  }

  /** Chooses the first hit of the search box. */
  async choose(name = 'Zinédine Zidane') {
    await this.search.fill(name)
    await expect(this.page.locator('[data-settled]')).toBeVisible()
    await this.search.press('Enter')
    await expect(this.chosen).toContainText(name)
  }

  /** Makes the page visible again. */
  async comeBack() {
    await this.page.evaluate(() => dispatchEvent(new Event('focus')))
  }
}
