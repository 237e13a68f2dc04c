import { expect, type Page } from '@playwright/test'
import { createServerClient } from '@supabase/ssr'
import { SITE } from '#tests/support/test-stack.ts'
import type { Inbox } from '../inbox.ts'
import { access } from './access.ts'
import { ConnectionDialog, type Person } from './connection.ts'
import { ProfilePage } from './profile.ts'

/**
 * Creates an account, confirms it by the mail's link and logs this browser in, without the dialog, which has its own
 * tests; ends on the profile, where the browser creates the player's record.
 */
export async function join(page: Page, person: Person, inbox: Inbox) {
  const { name, email, password } = person
  const { url, publishableKey } = access()
  const session = new Map<string, string>()
  const client = createServerClient(url, publishableKey, {
    cookieEncoding: 'base64url',
    cookies: {
      getAll: () => [...session].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) {
          if (value) session.set(name, value)
          else session.delete(name)
        }
      },
    },
  })
  const made = await client.auth.signUp({ email, password, options: { data: { full_name: name, locale: 'en' } } })
  expect(made.error).toBeNull()
  await fetch(await inbox.link(email), { redirect: 'manual' })
  const logIn = await client.auth.signInWithPassword({ email, password })
  expect(logIn.error).toBeNull()
  await expect
    .poll(() => [...session.keys()].some((key) => key.includes('auth-token') && !key.includes('code')))
    .toBe(true)
  const pieces = [...session].filter(([key]) => /auth-token(\.\d+)?$/.test(key))
  await page
    .context()
    .addCookies(pieces.map(([key, value]) => ({ name: key, value, url: SITE, sameSite: 'Lax' as const })))
  await page.goto('/profile')
  await expect(new ProfilePage(page).name).toHaveText(name)
}

/** The same in the dialog: signs up and opens the confirmation in the same browser. */
export async function signUp(page: Page, person: Person, inbox: Inbox) {
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.signUp(person)
  await expect(connection.dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.goto(await inbox.link(person.email))
  await expect(new ProfilePage(page).name).toHaveText(person.name)
}
