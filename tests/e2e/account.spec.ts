import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { join, signUp } from './pages/join.ts'
import { ProfilePage } from './pages/profile.ts'

const LOCAL_KEYS = ['points', 'userStats', 'userPreferences', 'progressId']

const localKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), LOCAL_KEYS)

type Run = { runId: string; end: { result: { points: number } } | null; view: { answer?: { id: string } } }

async function step(page: Page, run: Run, action: object): Promise<Run> {
  const answer = await page.request.post(`/api/runs/${run.runId}`, { data: { n: 1, action } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Run
}

/** The browser's date, which may be a day ahead of UTC. */
const localDate = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
  })

async function startToday(page: Page): Promise<Run> {
  const data = { game: 'wordle', mode: 'today', date: await localDate(page) }
  const answer = await page.request.post('/api/runs', { data })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as Run
}

/** Another player gives up today's Wordle to reveal the answer, which this page's visitor then names. */
async function winToday(page: Page, other: Page): Promise<number> {
  const spy = await step(other, await startToday(other), { type: 'giveUp' })
  const won = await step(page, await startToday(page), { type: 'guess', player: spy.view.answer!.id })
  return won.end!.result.points
}

test("a visitor's results of the day move into the new account, and a second device shows them", async ({
  page,
  visitor,
  inbox,
}) => {
  const points = await winToday(page, await visitor())
  await page.goto('/wordle/today')
  // The end of a run draws the level bar itself; the notification area keeps its label meanwhile.
  await expect(page.locator('#progressionNotification')).toBeAttached()
  await expect(page.locator('[data-points]')).toContainText(`+${points}`)
  await expect(page.locator('.up')).toHaveCount(0)
  await expect.poll(() => localKeys(page)).toEqual(['points', 'userStats', 'progressId'])

  const ada = aPerson('ada')
  const connection = new ConnectionDialog(page)
  await connection.open()
  await expect(connection.dialog).toContainText(`1 result and ${points} points come with you`)
  await connection.signUp(ada)
  await expect(connection.toast('Your account has been created. Please check your inbox.')).toBeVisible()
  await expect(connection.dialog).toContainText(ada.email)

  await page.goto(await inbox.link(ada.email))
  const profile = new ProfilePage(page)
  await expect(profile.name).toHaveText(ada.name)
  await expect(connection.toast(`1 result and ${points} points moved to your account`)).toBeVisible()
  await expect(profile.figure('points')).toHaveText(String(points))
  await profile.unfold('Latest results')
  await expect(profile.latest.getByRole('listitem')).toHaveCount(1)
  expect(await localKeys(page)).toEqual([])

  const second = await visitor()
  const shown = new ProfilePage(second)
  await shown.open() // The page opens the login by itself.
  await new ConnectionDialog(second).logIn(ada)
  await expect(shown.name).toHaveText(ada.name)
  await expect(shown.figure('points')).toHaveText(String(points))
  await shown.unfold('Latest results')
  await expect(shown.latest).toContainText('Solved on guess 1')
})

test('a player logs out and in again', async ({ page, inbox }) => {
  const ben = aPerson('ben')
  await join(page, ben, inbox)
  const profile = new ProfilePage(page)
  const connection = new ConnectionDialog(page)

  await profile.logOut()
  await expect(connection.toast('You are logged out')).toContainText('Success')
  await expect(page.getByRole('heading', { name: 'Your season so far' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('me'))).toBeNull()
  expect((await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token(\.\d+)?$/.test(name))).toEqual([])

  await profile.open()
  await connection.logIn(ben)
  await expect(connection.toast('You are logged in')).toBeVisible()
  await expect(connection.dialog).toBeHidden()
  await expect(profile.name).toHaveText(ben.name)
})

test('an address with an account cannot be registered again', async ({ page, visitor, inbox }) => {
  const dan = aPerson('dan')
  await join(page, dan, inbox)
  const connection = new ConnectionDialog(await visitor())
  await connection.open()
  await connection.signUp({ ...aPerson('eve'), email: dan.email })
  await expect(connection.toast('This email has already been used')).toBeVisible()
})

test('a wrong password gives a message and keeps the fields', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/)
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.logIn({ email: 'nobody@example.test', password: 'not-this-one' })
  await expect(connection.toast('Your email or password is incorrect, please try again')).toBeVisible()
  await expect(connection.email).toHaveValue('nobody@example.test')
})

test('an unconfirmed account leads to the inbox view, which can send the mail again', async ({
  page,
  inbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/)
  const fay = aPerson('fay')
  await page.clock.install()
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.signUp(fay)
  await connection.dialog.getByRole('button', { name: 'Go to login' }).click()
  await connection.logIn(fay)
  await expect(connection.toast('Your email has not been confirmed yet, please check your inbox')).toBeVisible()
  const again = connection.dialog.getByRole('button', { name: "I didn't receive an email" })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward('01:00')
  await again.click()
  await expect(connection.dialog.getByText('email has been resent', { exact: true })).toBeVisible()
  await expect.poll(async () => (await inbox.to(fay.email)).length).toBe(2)
})

test('a confirmation opened in another browser asks to log in', async ({ page, visitor, inbox }) => {
  const gus = aPerson('gus')
  const connection = new ConnectionDialog(page)
  await connection.open()
  await connection.signUp(gus)
  await expect(connection.dialog).toContainText(gus.email)

  const other = await visitor()
  await other.goto(await inbox.link(gus.email))
  const there = new ConnectionDialog(other)
  await expect(there.toast('Your email is confirmed. Please log in.')).toBeVisible()
  await there.logIn(gus)
  await expect(new ProfilePage(other).name).toHaveText(gus.name)
})

test('a used link gives a message and sends a new one', async ({ page, visitor, inbox }) => {
  const hal = aPerson('hal')
  await signUp(page, hal, inbox)
  const other = await visitor()
  await other.goto(await inbox.link(hal.email))
  await expect(other.getByRole('alert')).toHaveText(
    'This link has expired, has already been used, or was replaced by a newer email. We can send you a new one.',
  )
  await expect(other.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
})

test('a forgotten password is replaced by the link in the mail; failed attempts keep the typed password', async ({
  page,
  visitor,
  inbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500|ERR_INTERNET_DISCONNECTED/)
  const ida = aPerson('ida')
  await join(page, ida, inbox)

  const other = await visitor()
  const connection = new ConnectionDialog(other)
  await connection.open()
  await connection.dialog.getByRole('button', { name: 'Forgot it?' }).click()
  await connection.email.fill(ida.email)
  await connection.dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(connection.toast('The email to reset your password has been sent')).toBeVisible()

  await other.goto(await inbox.link(ida.email, 2))
  await other.getByLabel('Password', { exact: true }).fill('12345')
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other.getByText('Password must be at least 6 characters long')).toBeVisible()
  const password = other.getByLabel('Password', { exact: true })
  await password.fill('new-offside-trap')
  const unreachable = connection.toast('We could not reach the server. Check your connection and try again.')
  await test.step('a failure of the service', async () => {
    await other.route('**/auth/v1/user', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: {}, headers: { 'access-control-allow-origin': '*' } })
        : route.fallback(),
    )
    await other.getByRole('button', { name: 'Save password' }).click()
    await expect(unreachable).toBeVisible()
    await expect(password).toHaveValue('new-offside-trap')
    await expect(unreachable).toHaveCount(0)
    await other.unroute('**/auth/v1/user')
  })
  await test.step('a lost connection', async () => {
    await other.context().setOffline(true)
    await other.getByRole('button', { name: 'Save password' }).click()
    await expect(unreachable).toBeVisible()
    await expect(password).toHaveValue('new-offside-trap')
    await other.context().setOffline(false)
  })
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(connection.toast('Your password has been reset successfully')).toBeVisible()
  await expect(new ProfilePage(other).name).toHaveText(ida.name)

  const third = new ConnectionDialog(await visitor())
  await third.open()
  await third.logIn({ ...ida, password: 'new-offside-trap' })
  await expect(third.toast('You are logged in')).toBeVisible()
})

test('the reset page without a link explains itself', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText('open the link from our email')
})

test('a French sign-up returns to French pages, on another device too', async ({ page, visitor, inbox }) => {
  const zoe = aPerson('zoe')
  await page.goto('/fr/profile')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'S’inscrire' }).click()
  await dialog.getByLabel('Pseudo', { exact: true }).fill(zoe.name)
  await dialog.getByLabel('E-mail').fill(zoe.email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(zoe.password)
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(dialog).toHaveAccessibleName('Regarde ta boîte mail')

  const link = await inbox.link(zoe.email)
  const other = await visitor()
  await other.goto(link)
  await expect(other).toHaveURL('/fr/profile')
  await expect(other.getByRole('dialog')).toHaveAccessibleName('Connexion')

  await dialog.getByRole('button', { name: 'Aller à la connexion' }).click()
  await dialog.getByRole('button', { name: /Oublié/ }).click()
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await page.goto(await inbox.link(zoe.email, 2))
  await expect(page).toHaveURL('/fr/reset-password')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
})

test('the profile of a visitor shows nothing private, and the login returns to it', async ({ page, inbox }) => {
  const html = await (await page.request.get('/profile')).text()
  expect(html).not.toMatch(/@example|access_token|user_metadata/)
  const max = aPerson('max')
  await join(page, max, inbox)
  await new ProfilePage(page).logOut()
  await page.goto('/profile')
  const connection = new ConnectionDialog(page)
  await connection.logIn(max)
  await expect(page).toHaveURL('/profile')
  await expect(connection.dialog).toBeHidden()
})

test('a static page loads no account script in its first view', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})
