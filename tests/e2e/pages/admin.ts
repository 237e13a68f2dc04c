import { expect, type Locator, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { setAdmin } from '#scripts/admin/admins.ts'
import type { Inbox } from '../inbox.ts'
import { access } from './access.ts'
import { aPerson, ConnectionDialog, type Person } from './connection.ts'
import { join } from './join.ts'

/** The backend with server rights, for steps that no browser can take. */
export function service() {
  const { url, secretKey } = access()
  return createClient(url, secretKey, { auth: { persistSession: false } })
}

/** A new player signs up elsewhere, is made an admin by the operator's command, and logs in here. */
export async function logInAsAdmin(page: Page, elsewhere: Page, inbox: Inbox): Promise<Person> {
  const person = aPerson('chief')
  await join(elsewhere, person, inbox)
  expect(await setAdmin(access(), person.email, true)).toBe(true)
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.logIn(person)
  await expect(connection.toast('You are logged in')).toBeVisible()
  return person
}

/** The back office in English. */
export class AdminPage {
  readonly square: Locator
  readonly approve: Locator
  readonly said: Locator
  readonly panel: Locator
  readonly dialog: Locator
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('tabpanel')
    this.square = page.getByRole('application', { name: 'Square that is kept' })
    this.approve = page.getByRole('button', { name: 'Approve', exact: true })
    this.said = page.locator('.said')
    this.dialog = page.getByRole('dialog')
  }

  async open(section = '') {
    await this.page.goto(`/admin${section && `#${section}`}`)
    await expect(this.page.getByRole('tab', { selected: true })).toBeVisible()
    // Waits until the tabs are hydrated.
    await this.page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  number(name: 'Left' | 'Top' | 'Size'): Locator {
    return this.page.getByRole('spinbutton', { name })
  }

  /** The submission under review. */
  review(footballer: string): Locator {
    return this.page.getByRole('article', { name: footballer })
  }

  /** Moves the focus to the target with the Tab key only. */
  async tabTo(target: Locator, most = 60) {
    for (let presses = 0; presses < most; presses++) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('the tab key does not lead there')
  }
}
