import { expect, type Page } from '@playwright/test'
import type { Inbox } from '../inbox.ts'
import { ConnectionDialog, type Person } from './connection.ts'
import { ProfilePage } from './profile.ts'

/** Signs up and opens the confirmation in the same browser; ends on the profile. */
export async function join(page: Page, person: Person, inbox: Inbox) {
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.signUp(person)
  await expect(connection.dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.goto(await inbox.link(person.email))
  await expect(new ProfilePage(page).name).toHaveText(person.name)
}
