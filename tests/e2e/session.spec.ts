import type { Page } from '@playwright/test'
import { PORTS } from '#tests/support/test-stack.ts'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { ProfilePage } from './pages/profile.ts'
import { SessionCookies } from './pages/session-cookies.ts'

const REFRESH = '**/auth/v1/token?grant_type=refresh_token'

/** Counts how often a page requests a new access token. */
function refreshesOf(...pages: Page[]) {
  let count = 0
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('grant_type=refresh_token')) count++
    })
  }
  return () => count
}

const anonymous = (page: Page) => page.getByRole('heading', { name: 'Your season so far' })

test('the session cookie is as specified, in as many pieces as needed', async ({ page, inbox }) => {
  await join(page, aPerson('cleo'), inbox)
  // The metadata is stored both in the token and beside it. Servers would reject a much longer header.
  const session = new SessionCookies(page.context())
  const { access_token } = await session.read()
  const answer = await page.request.put(`http://127.0.0.1:${PORTS.backend}/auth/v1/user`, {
    headers: { apikey: await publishableKey(page), authorization: `Bearer ${access_token}` },
    data: { data: { about: 'offside '.repeat(250) } },
  })
  expect(answer.status()).toBe(200)
  await session.expire()
  await page.reload()
  await expect(new ProfilePage(page).name).toBeVisible()

  await expect.poll(async () => (await session.all()).length).toBeGreaterThan(2)
  const cookies = await session.all()
  expect(cookies.map(({ name }) => name.split('.')[1])).toEqual(cookies.map((_cookie, index) => String(index)))
  for (const { value, expires, ...cookie } of cookies) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
    expect(value.length).toBeLessThanOrEqual(3180)
    expect(expires - Date.now() / 1000).toBeGreaterThan(399 * 86_400)
  }
  expect(cookies[0]!.value).toMatch(/^base64-[\w-]+$/)
})

/** The key as the page itself sends it. */
async function publishableKey(page: Page): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest(/\/rest\/v1\//), page.reload()])
  return (await request.allHeaders())['apikey']!
}

test('two tabs renew their session once', async ({ page, inbox }) => {
  const ada = aPerson('ada')
  await join(page, ada, inbox)
  // Leaves the profile, because it may still send requests.
  await page.goto('/privacy')
  const other = await page.context().newPage()
  const session = new SessionCookies(page.context())
  const old = await session.read()
  await session.expire()

  const refreshes = refreshesOf(page, other)
  await Promise.all([page.goto('/profile'), other.goto('/profile')])
  await expect(new ProfilePage(page).name).toHaveText(ada.name)
  await expect(new ProfilePage(other).name).toHaveText(ada.name)
  expect(refreshes()).toBe(1)
  expect((await session.read()).refresh_token).not.toBe(old.refresh_token)
})

test('a session that cannot be renewed ends with a message', async ({ page, inbox, expectConsoleError }) => {
  expectConsoleError(/status of 400/)
  await join(page, aPerson('ben'), inbox)
  // Leaves the profile: its own requests would end the session earlier.
  await page.goto('/privacy')
  const session = new SessionCookies(page.context())
  await session.expire({ refresh_token: 'revoked' })
  await page.goto('/profile')
  const connection = new ConnectionDialog(page)
  await expect(connection.toast('You have been logged out. Please log in again.')).toContainText('Warning')
  await expect(connection.dialog).toBeVisible()
  await expect(anonymous(page)).toBeAttached()
  expect(await session.all()).toEqual([])
})

test('brief failures of network and gateways do not end the session', async ({ page, inbox, expectConsoleError }) => {
  expectConsoleError(/status of 50[234]|net::ERR_FAILED/)
  const cleo = aPerson('cleo')
  await join(page, cleo, inbox)
  const failures: (number | null)[] = [null, 502, 503, 504]
  await page.route(REFRESH, (route) => {
    const failure = failures.shift()
    if (failure === null) return route.abort()
    return failure ? route.fulfill({ status: failure, body: 'no' }) : route.fallback()
  })
  await new SessionCookies(page.context()).expire()
  await page.goto('/profile')
  // The name is known before the session is renewed.
  await expect.poll(() => failures).toEqual([])
  await expect(new ProfilePage(page).name).toHaveText(cleo.name)
})

test('a token is renewed three ticks of 30 s before it expires', async ({ page, inbox }) => {
  const eli = aPerson('eli')
  await join(page, eli, inbox)
  const session = new SessionCookies(page.context())
  const { refresh_token } = await session.read()
  await session.change({ expires_at: Math.floor(Date.now() / 1000) + 200 })
  const refreshes = refreshesOf(page)
  await page.clock.install()
  await page.goto('/profile')
  await expect(new ProfilePage(page).name).toHaveText(eli.name)
  await page.clock.runFor(60_000)
  expect(refreshes()).toBe(0)
  await page.clock.runFor(60_000)
  await expect.poll(async () => (await session.read()).refresh_token).not.toBe(refresh_token)
  expect(refreshes()).toBe(1)
})

test('an unavailable service keeps the session, and the page can be retried', async ({
  page,
  inbox,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/)
  const fay = aPerson('fay')
  await join(page, fay, inbox)
  // Blocked before the session expires, because the open page renews it at once.
  await page.route(REFRESH, (route) => route.fulfill({ status: 503, body: 'no' }))
  await new SessionCookies(page.context()).expire()
  await page.clock.install()
  await page.goto('/profile')
  const alert = page.getByRole('alert').filter({ hasText: 'We could not load your profile' })
  // Advances the clock only after each refusal has arrived, so that slow machines pass, too.
  while (!(await alert.isVisible())) {
    const refused = page.waitForResponse(REFRESH).catch(() => {})
    await page.clock.runFor(10_000)
    await Promise.race([refused, alert.waitFor()])
  }

  await page.unroute(REFRESH)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(new ProfilePage(page).name).toHaveText(fay.name)
})

test('a log-out reaches the other tabs, and a login when they regain focus', async ({ page, inbox }) => {
  const dan = aPerson('dan')
  await join(page, dan, inbox)
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(new ProfilePage(other).name).toHaveText(dan.name)

  await new ProfilePage(page).logOut()
  await expect(anonymous(page)).toBeVisible()
  await expect(anonymous(other)).toBeVisible()
  await expect(new ConnectionDialog(other).toast('You are logged out')).toContainText('Information')
  await expect(other.getByRole('dialog')).toBeHidden()

  // The page opened anonymously, so it has no auth client and does not notice the login.
  await other.goto('/')
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await new ConnectionDialog(page).logIn(dan)
  await expect(new ProfilePage(page).name).toHaveText(dan.name)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => other.evaluate(() => localStorage.getItem('me'))).toContain(dan.name)
})

test.describe('a session in the URL', () => {
  const link = (age: number) => {
    const expires = Math.floor(Date.now() / 1000) - age + 3600
    return `/profile#access_token=a.b.c&refresh_token=r&token_type=bearer&expires_in=3600&expires_at=${expires}`
  }

  test('is not used, and asks to log in', async ({ page }) => {
    await page.goto(link(5))
    await expect(new ConnectionDialog(page).toast('Your email is confirmed. Please log in.')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect(await new SessionCookies(page.context()).all()).toEqual([])
  })

  test('is stale after 120 s', async ({ page }) => {
    await page.goto(link(121))
    await expect(page.getByRole('alert')).toContainText(
      'This link has expired, has already been used, or was replaced by a newer email.',
    )
    await expect(page).toHaveURL('/profile')
  })
})
