import type { Page } from '@playwright/test'
import type { NewNote } from '#contracts/contact.ts'
import { expect, test } from './fixtures.ts'
import { AdminPage, logInAsAdmin } from './pages/admin.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const TEXT = 'He came back on a free transfer, the club’s site says so.'

/** The form of the contact page, in English. */
const form = (page: Page) => ({
  topic: (name: string) => page.getByRole('radio', { name, exact: true }),
  about: page.getByLabel('Which player, club or page?'),
  text: page.getByRole('textbox', { name: /^What is wrong, and where/ }),
  email: page.getByRole('textbox', { name: /^Your email/ }),
  send: page.getByRole('button', { name: 'Send' }),
  sent: page.getByRole('heading', { name: 'Good pass.' }),
})

/** Opens the form; resolves when its script listens. */
async function open(page: Page, path = '/contact') {
  const token = page.waitForResponse('**/api/contact')
  await page.goto(path)
  await page.locator('#text').focus()
  await token
  await expect(page.locator('form#contact')).toHaveJSProperty('noValidate', true)
}

/** All tests share an address and its five notes an hour, so only two reach the server. */
test.describe('a note', () => {
  test('is sent from the page, and an admin reads, closes and opens it', async ({ page, visitor, inbox }) => {
    await page.goto('/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.locator('#text').focus()
    await expect(page.locator('form#contact')).toHaveJSProperty('noValidate', true)
    const { topic, about, text, email, send, sent } = form(page)
    await topic('Wrong data').check()
    await about.pressSequentially('Adam Lal')
    await expect(page.locator('#names option').first()).toHaveAttribute('value', 'Adam Lallana')
    await about.fill('Adam Lallana')
    await text.fill(TEXT)
    await email.fill('sam@example.test')
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contact'))
    await send.dblclick()
    const { token, ...body } = (await request).postDataJSON() as NewNote
    expect(token).toMatch(/^[\w-]{60,}$/)
    expect(body).toEqual({
      ...{ topic: 'data', about: 'Adam Lallana', text: TEXT, email: 'sam@example.test' },
      ...{ page: '/terms', locale: 'en' },
    })
    await expect(sent).toBeFocused()
    const line = page.getByText('We have your message about Adam Lallana')
    await expect(line).toContainText('We’ll reply to sam@example.test within seven days.')
    const number = /number (\d+)/.exec((await line.textContent())!)![1]!
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('eleven_visitor')

    const chief = await visitor()
    await logInAsAdmin(chief, await visitor(), inbox)
    const admin = new AdminPage(chief)
    await admin.open('notes')
    // Held, because it is sent faster than a person types.
    await chief.getByRole('button', { name: 'Held', exact: true }).click()
    const card = admin.panel.getByRole('listitem').filter({ hasText: `Note ${number}: Adam Lallana` })
    await expect(card.getByText(TEXT)).toBeVisible()
    await expect(card.getByRole('link', { name: 'sam@example.test' })).toHaveAttribute('href', /^mailto:sam%40example/)
    await card.getByRole('button', { name: 'Not spam' }).click()
    await expect(admin.said).toContainText(`Note ${number} is open.`)
  })

  test('shows an error at each field, focuses the first, and keeps the typed values @mobile', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    await open(page)
    const { topic, email, send } = form(page)
    await send.click()
    await expect(page.getByText('Choose what it is about.')).toBeVisible()
    await expect(topic('An idea')).toBeFocused()
    await topic('My data').check()
    await expect(page.getByText('Choose what it is about.')).toBeHidden()
    const text = page.getByRole('textbox', { name: 'What should we do with your data?' })
    await expect(text).toHaveAccessibleDescription(/at least 20 characters/)
    await text.fill('Send me all that you keep.')
    await send.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('We reply to the email address on your account: enter it.')
    await email.fill('sam@example')
    await send.click()
    await expect(email).toHaveAccessibleDescription('This email address is not complete. Check it for typos.')
    await email.fill('sam@example.test')

    for (const [answer, sentence] of [
      [null, 'Not sent: no connection.'],
      [429, 'That was a lot at once.'],
      [500, 'something failed on our side'],
    ] as const) {
      await page.route('**/api/contact', (route) =>
        answer ? route.fulfill({ status: answer, json: {} }) : route.abort(),
      )
      await send.click()
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(text).toHaveValue('Send me all that you keep.')
      await page.unroute('**/api/contact')
    }
  })

  test('has no accessibility violation, empty and with errors, and fits a narrow phone in French', async ({ page }) => {
    await open(page)
    await form(page).topic('Wrong data').check()
    await form(page).send.click()
    expect(await barriersDayAndNight(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, '/fr/contact')
    await page.getByRole('radio', { name: 'Mes données' }).check()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a note is sent by the second press, after its errors were shown beside the typed values', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/422/)
    await page.goto('/contact')
    const { topic, text, email, send, sent } = form(page)
    await topic('My data').check()
    await expect(page.locator('#about')).toBeHidden()
    const data = page.getByRole('textbox', { name: 'What should we do with your data?' })
    await data.fill('Delete my account, please.')
    await send.click()
    await expect(page).toHaveURL(/\/contact\/sent$/)
    await expect(email).toHaveAccessibleDescription('We reply to the email address on your account: enter it.')
    await expect(data).toHaveValue('Delete my account, please.')
    await expect(topic('My data')).toBeChecked()
    await page.goto('/contact')
    await topic('Wrong data').check()
    await text.fill(TEXT)
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet.' })).toBeVisible()
    await expect(text).toHaveValue(TEXT)
    // The form is returned until its token is four seconds old.
    const sendNow = page.getByRole('button', { name: 'Send now' })
    await expect(async () => {
      await sendNow.click()
      await expect(sent).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page).toHaveURL(/\/contact\/sent\?number=\d+$/)
    await expect(page.getByText(/We have your message, number \d+\. If you left an email/)).toBeVisible()
    await page.reload()
    await expect(sent).toBeVisible()
    await page.goto('/contact/sent')
    await expect(page).toHaveURL(/\/contact$/)
  })
})
