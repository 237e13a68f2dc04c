import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { AccountExport } from '#contracts/account.ts'
import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'
import { GAME_IDS } from '#core/games.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { aGoogleAccount, Google } from './pages/google.ts'
import { join } from './pages/join.ts'
import { ProfilePage } from './pages/profile.ts'
import { aPicture } from './pages/submissions.ts'
import { barriers } from './support/barriers.ts'

/** Answers the next requests in order, then passes them on to the server. */
function answerInTurn(page: Page, address: string, answers: ((route: Route) => Promise<void>)[]) {
  return page.route(address, (route) => (answers.shift() ?? (() => route.continue()))(route))
}

const toast = (page: Page, text: string) => new ConnectionDialog(page).toast(text)

test.describe('the user name', () => {
  test('is changed by keyboard alone, on another device too', async ({ page, visitor, inbox }) => {
    const ada = aPerson('ada')
    const name = `Lovelace ${ada.name.slice(3)}`
    await join(page, ada, inbox)
    const profile = new ProfilePage(page)
    await profile.editName.focus()
    await page.keyboard.press('Enter')
    await expect(profile.editName).toHaveAttribute('aria-expanded', 'true')
    await expect(profile.nameField).toBeFocused()
    await expect(profile.nameField).toHaveValue(ada.name)

    await page.keyboard.type('Al')
    await expect(profile.nameField).toHaveAccessibleDescription('The username must be at least 3 characters long')
    await page.keyboard.type('exander the very great')
    await expect(profile.nameField).toHaveAccessibleDescription('The username must be at most 20 characters long')
    await page.keyboard.press('Enter')
    await expect(profile.nameField).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(profile.nameField).toHaveCount(0)
    await expect(profile.editName).toBeFocused()
    await expect(profile.name).toHaveText(ada.name)

    await page.keyboard.press('Enter')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Username saved')).toBeVisible()
    await expect(profile.name).toHaveText(name)
    await expect(profile.nameField).toHaveCount(0)
    await expect(profile.editName).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()

    const second = await visitor()
    await new ProfilePage(second).open()
    await new ConnectionDialog(second).logIn(ada)
    await expect(new ProfilePage(second).name).toHaveText(name)
  })

  test('is refused at the field when unavailable, and keeps the typed text @mobile', async ({
    page,
    visitor,
    inbox,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    const [ben, cleo] = [aPerson('ben'), aPerson('cleo')]
    await join(await visitor(), ben, inbox)
    await join(page, cleo, inbox)
    const profile = new ProfilePage(page)
    await profile.editName.click()
    await profile.nameField.fill(ben.name.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(profile.nameField).toHaveAccessibleDescription('This username is taken.')
    await expect(profile.nameField).toHaveValue(ben.name.toUpperCase())
    await expect(profile.nameField).toBeFocused()

    await answerInTurn(page, '**/users', [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 422, json: { code: 'username-refused' } }),
    ])
    await profile.nameField.fill('Cleo the Second')
    await page.keyboard.press('Enter')
    await expect(profile.nameField).toHaveAccessibleDescription(/^No connection/)
    await page.keyboard.press('Enter')
    await expect(profile.nameField).toHaveAccessibleDescription(/^This username is not allowed/)
    await expect(profile.nameField).toHaveValue('Cleo the Second')
    await profile.nameField.fill(cleo.name.toUpperCase())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(profile.name).toHaveText(cleo.name.toUpperCase())
  })

  test('has a notice when an admin removed it, until it is replaced', async ({ page, inbox }) => {
    await join(page, aPerson('dan'), inbox)
    await page.route('**/rest/v1/user_infos?*', async (route) => {
      const rows = (await (await route.fetch()).json()) as { preferences: object }[]
      const renamed = rows.map((row) => ({ ...row, preferences: { ...row.preferences, renamed: 'Bad Word' } }))
      await route.fulfill({ json: renamed })
    })
    await page.clock.install()
    const profile = new ProfilePage(page)
    await profile.open()
    const note = page.getByText('Your username Bad Word is not allowed here')
    await expect(note).toBeVisible()
    await profile.editName.click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    const saved = toast(page, 'Username saved')
    await expect(saved).toBeVisible()
    await expect(note).toHaveCount(0)
    await page.clock.runFor(2_900)
    await expect(saved).toBeVisible()
    await page.clock.runFor(200)
    await expect(saved).toBeHidden()
  })
})

test('the picture is previewed before upload, replaced and removed @mobile', async ({
  page,
  inbox,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/)
  await join(page, aPerson('eve'), inbox)
  const profile = new ProfilePage(page)
  const problem = page.locator('.identity').getByRole('alert')
  await expect(profile.picture).toHaveCount(0)

  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MAX_PICTURE_BYTES + 1) }
  await profile.choosePicture(large)
  await expect(problem).toContainText('The file size must not exceed 1 MB')
  await profile.choosePicture({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(problem).toContainText('Pictures must be JPEG, PNG or WebP files.')
  await profile.choosePicture({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(problem).toContainText('Pictures must be JPEG, PNG or WebP files.')

  const form = page.getByRole('group', { name: 'Your new picture' })
  await profile.choosePicture(await aPicture())
  await expect(form.getByRole('img', { name: 'Your new picture' })).toBeVisible()
  await expect(problem).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Save picture' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(profile.editPicture).toBeFocused()

  await profile.choosePicture(await aPicture())
  await answerInTurn(page, '**/api/account/picture', [
    (route) => route.fulfill({ status: 503, json: { code: 'images-unavailable' } }),
    (route) => route.fulfill({ status: 502, json: { code: 'upload-failed' } }),
  ])
  for (const text of ['Adding images is currently unavailable', 'An error happened']) {
    await form.getByRole('button', { name: 'Save picture' }).click()
    await expect(problem).toContainText(text)
  }
  await form.getByRole('button', { name: 'Save picture' }).click()
  await expect(toast(page, 'Profile picture updated')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect.poll(() => profile.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128)
  await expect(profile.picture).toHaveAttribute('src', /^\/api\/image-proxy\?/)

  await page.reload()
  await expect(profile.picture).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(toast(page, 'Profile picture removed')).toBeVisible()
  await expect(profile.picture).toHaveCount(0)
  await expect(profile.editPicture).toBeFocused()
})

test.describe('settings', () => {
  test('apply on another device', async ({ page, visitor, inbox }) => {
    const fay = aPerson('fay')
    await join(page, fay, inbox)
    const profile = new ProfilePage(page)
    await profile.unfold('Settings')
    await expect(profile.optIn).toBeChecked()
    await profile.setting('Colour mode', 'Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(profile.saved).toBeVisible()
    await profile.setting('Colours of the tiles', 'Blue and orange').click()
    await expect(page.locator('html')).toHaveAttribute('data-display', 'contrast')
    await profile.country.selectOption('Scotland')
    await expect(profile.settings.locator('img.flag')).toHaveAttribute('src', '/flags/gb-sct.svg')
    await profile.optIn.uncheck()
    await profile.unfold('Dressing room')
    await profile.swatch('Pattern', 'Stripes').check()
    await profile.swatch('First colour', 'Red').check()
    const sent = page.waitForRequest((request) => request.postData()?.includes('stripes-red-white') ?? false)
    await (await sent).response()
    await expect(profile.dressingRoom.getByRole('status').getByText('Saved')).toBeVisible()
    await expect(profile.swatch('Pattern', 'Quarters, Level 3')).toBeDisabled()

    const second = await visitor()
    const there = new ProfilePage(second)
    await there.open()
    await new ConnectionDialog(second).logIn(fay)
    await there.unfold('Settings')
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(there.setting('Colour mode', 'Dark')).toHaveAttribute('aria-pressed', 'true')
    await expect(there.setting('Colours of the tiles', 'Blue and orange')).toHaveAttribute('aria-pressed', 'true')
    await expect(there.country).toHaveValue('GB-SCT')
    await expect(there.optIn).not.toBeChecked()
    await there.unfold('Dressing room')
    await expect(there.swatch('Pattern', 'Stripes')).toBeChecked()
    await expect(there.swatch('First colour', 'Red')).toBeChecked()
    await expect(there.swatch('Second colour', 'White')).toBeChecked()

    // A colour mode that is chosen on a page without the account store is saved to the account, too.
    const saving = second.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await second.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
    await second.reload()
    await saving
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test("include the account's language", async ({ page, visitor, inbox }) => {
    const gil = aPerson('gil')
    await join(page, gil, inbox)
    const profile = new ProfilePage(page)
    await profile.unfold('Settings')
    await profile.settings.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es\/profile$/)
    await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()

    const second = await visitor()
    await new ProfilePage(second).open()
    await new ConnectionDialog(second).logIn(gil)
    await expect(new ProfilePage(second).name).toHaveText(gil.name)
    const chosen = async () => (await second.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value
    await expect.poll(chosen).toBe('es')
    await second.goto('/')
    await expect(second).toHaveURL(/\/es$/)

    const third = new ConnectionDialog(await visitor())
    await third.open()
    await third.dialog.getByRole('button', { name: 'Forgot it?' }).click()
    await third.email.fill(gil.email)
    await third.dialog.getByRole('button', { name: 'Send email' }).click()
    await expect.poll(async () => (await inbox.to(gil.email)).at(-1)?.subject).toBe('Elige una nueva contraseña')
  })

  test('that fail to save revert with a message', async ({ page, inbox, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await join(page, aPerson('hal'), inbox)
    const profile = new ProfilePage(page)
    await profile.unfold('Settings')
    await answerInTurn(page, '**/users', [(route) => route.abort()])
    await profile.optIn.click()
    await expect(toast(page, 'No connection')).toBeVisible()
    await expect(profile.optIn).toBeChecked()
    await answerInTurn(page, '**/countries/en.json', [(route) => route.abort()])
    await page.reload()
    await profile.unfold('Settings')
    const again = profile.settings.getByRole('alert').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(profile.country.getByRole('option', { name: 'England' })).toBeAttached()
  })
})

test('all stored data can be downloaded', async ({ page, inbox }) => {
  const ida = aPerson('ida')
  await join(page, ida, inbox)
  const downloading = page.waitForEvent('download')
  await new ProfilePage(page).unfold('Account')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`eleven-${ida.name}.json`)
  const kept = AccountExport.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  expect(kept.account.email).toBe(ida.email)
  expect(kept.profile?.username).toBe(ida.name)
})

test.describe('the account', () => {
  test('is deleted by its password, with all data @mobile', async ({ page, inbox, expectConsoleError }) => {
    expectConsoleError(/status of 40[03]/)
    const jo = aPerson('jo')
    await join(page, jo, inbox)
    const profile = new ProfilePage(page)
    const connection = new ConnectionDialog(page)
    const dialog = await profile.openDeletion()
    const password = dialog.getByLabel('Your password')
    await expect(password).toBeFocused()
    await expect(dialog.getByRole('listitem')).toHaveText([
      'your username and email address, and your profile picture from our pages',
      '0 results, your points, your level and your streak',
      'the pictures and reports that you sent us, and your settings',
    ])
    expect(await barriers(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()

    await profile.openDeletion()
    await password.fill('not-this-one')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription('Failed to delete account: That is not your password.')
    await expect(password).toHaveValue('not-this-one')
    await password.fill(jo.password)
    await page.keyboard.press('Enter')
    await expect(connection.toast('Your account has been deleted')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => ['me', 'unsentResults'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
    ])
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sb-'))).toEqual([])

    await connection.open()
    await connection.logIn(jo)
    await expect(connection.toast('Your email or password is incorrect, please try again')).toBeVisible()
  })

  test('without a password is deleted by its name, soon after signing in', async ({ page, expectConsoleError }) => {
    expectConsoleError(/status of 403/)
    const liv = aGoogleAccount('liv')
    await new Google().play(page, liv)
    const profile = new ProfilePage(page)
    const connection = new ConnectionDialog(page)
    await profile.open()
    await connection.dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await connection.dialog.locator('.theirs [role="button"]').click()
    await expect(profile.name).toHaveText(liv.name)

    const name = (await profile.openDeletion()).getByLabel(`Type your username, ${liv.name}`)
    await expect(name).toBeFocused()
    await page.keyboard.type('somebody else')
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription('Failed to delete account: That is not your username.')
    await name.fill(liv.name)
    await page.keyboard.press('Enter')
    await expect(connection.toast('Your account has been deleted')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('reports when it has been deleted already', async ({ page, inbox, expectConsoleError }) => {
    expectConsoleError(/status of 401/)
    await join(page, aPerson('kim'), inbox)
    const dialog = await new ProfilePage(page).openDeletion()
    await page.route('**/api/account/delete', (route) => route.fulfill({ status: 401, json: { code: 'unauthorised' } }))
    await dialog.getByLabel('Your password').fill('offside-trap')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('No user to delete')
  })
})

test('a profile that fails to load can be loaded again', async ({ page, inbox, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/)
  const lea = aPerson('lea')
  await join(page, lea, inbox)
  await page.route('**/rest/v1/user_infos?*', (route) => route.abort())
  await page.route('**/users', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We could not load your profile' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(new ProfilePage(page).name).toHaveText(lea.name)
})

test('the profile has no accessibility violation, light and dark, in any language @mobile', async ({ page, inbox }) => {
  await join(page, aPerson('max'), inbox)
  const views = [
    ['/profile', 'light'],
    ['/fr/profile', 'dark'],
    ['/es/profile', 'light'],
  ] as const
  for (const [path, colorScheme] of views) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await page.locator('.identity button').first().click()
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
    await expect(page.locator('.settings select')).toBeEnabled()
    const violations = await barriers(page, 'main')
    expect(violations, `${path} ${colorScheme}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

const aRecord = (at: number, more: object) => ({
  ...{ id: `record-${at}`, mode: 'today', date: `2026-11-${10 + at}`, won: true, score: 4, points: 30 },
  ...{ ms: 60_000, n: 5, tags: [], ...more },
})

test('a visitor sees all local progress, and one button to keep it in an account @mobile', async ({ page }) => {
  await page.addInitScript(
    (statistics) => {
      localStorage.setItem('userStats', JSON.stringify(statistics))
      localStorage.setItem('points', '214')
    },
    {
      wordle: [0, 1, 2, 3, 4].map((at) => aRecord(at, { id: `wordle-${at}` })),
      pixels: [aRecord(1, { id: 'pixels-1', items: ['palmer', 'saka'] })],
    },
  )
  await page.goto('/profile')
  const profile = new ProfilePage(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your season so far')
  await expect(profile.figure('points')).toHaveText('214')
  await expect(profile.figure('games')).toHaveText('6')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Faces/ })).toContainText('2/')

  // The most played game comes first; a distribution needs five runs.
  const shirt = (name: string) => page.getByRole('group', { name: 'Game by game' }).getByRole('button', { name })
  const bars = page.getByRole('list', { name: /^(Solved on guess|Right out of ten)$/ })
  await expect(shirt('Wordle')).toHaveAttribute('aria-pressed', 'true')
  await expect(bars).toHaveCount(1)
  await shirt('Pixels').click()
  await expect(page.getByRole('heading', { name: 'Pixels' })).toBeVisible()
  await expect(bars).toHaveCount(0)
  await shirt('Bingo').click()
  await expect(page.getByText('Not played yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play today’s' })).toHaveAttribute('href', '/bingo/today')
  expect(await barriers(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Keep my points' }).click()
  await expect(page.getByRole('dialog')).toContainText('6 results and 214 points come with you')
})

test.describe('after the eleven dailies of a day', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  for (const locale of LOCALES) {
    test(`the profile of a visitor is at most 1,900 px high at 390 in ${locale}`, async ({ page }) => {
      await page.addInitScript(
        (games) => {
          const now = new Date()
          const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
          const result = { mode: 'today', date, won: true, score: 4, points: 30, ms: 60_000, n: 5, tags: [] }
          const entries = games.map((game) => [game, [{ ...result, id: `record-${game}` }]])
          localStorage.setItem('userStats', JSON.stringify(Object.fromEntries(entries)))
          localStorage.setItem('points', '330')
        },
        GAME_IDS.slice(0, 11),
      )
      await page.goto(localePath(locale, '/profile'))
      await expect(page.locator('main [data-honour]')).toHaveCount(4)
      const folds = page.locator('main details > summary')
      await expect(folds).toHaveCount(4)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_900)

      // The closed part already shows the cup; it opens by keyboard.
      const week = page.locator('main details').first()
      await expect(week.locator('summary .bar')).toBeVisible()
      await expect(week.getByRole('list')).toBeHidden()
      await folds.first().press('Enter')
      await expect(week.getByRole('list').getByRole('listitem')).toHaveCount(7)
      expect(await barriers(page, 'main')).toEqual([])
    })
  }
})

test('a weekly cup is shared as a sentence and a card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'))
  await page.addInitScript(() => {
    const result = { mode: 'today', won: true, score: 90, points: 375, ms: 60_000, n: 10, tags: [] }
    const age = [16, 17, 18, 19, 20].map((day) => ({ ...result, id: `daily-${day}`, date: `2026-11-${day}` }))
    localStorage.setItem('userStats', JSON.stringify({ age }))
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Share the cup' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^🏆 Silver in week 47 with 1,875 points\. .+\nhttp.+\/s\/[\w-]+$/)
  await page.goto(text.split('\n')[1]!)
  await expect(page.getByRole('heading', { name: 'Week 47 cup: 1,875 points, silver' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Win your own cup' })).toHaveAttribute('href', '/')
})

test('the HTML of the profile contains its first texts', async ({ page }) => {
  const html = await (await page.request.get('/profile')).text()
  for (const words of ['Your season so far', 'An account keeps them for good.', 'Keep my points', 'Game by game'])
    expect(html).toContain(words)
})

test('a visitor without results is led to today’s games and has nothing to keep', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'See today’s games' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: 'Keep my points' })).toBeHidden()
})

test("a visitor's settings apply at once, on every page and in another tab, and move into an account", async ({
  page,
  inbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const html = page.locator('html')
  const other = await page.context().newPage()
  await other.emulateMedia({ reducedMotion: 'no-preference' })
  const prefersReducedMotion = (tab: Page) => tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const correct = (tab: Page) =>
    tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--correct'))
  await other.goto('/')
  const usual = await correct(other)

  await page.goto('/profile')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const profile = new ProfilePage(page)
  await profile.unfold('Settings')
  await profile.setting('Colours of the tiles', 'Blue and orange').click()
  await profile.setting('Animations', 'Fewer').click()
  await profile.setting('Sounds in the games', 'On').click()
  await expect(html).toHaveAttribute('data-display', 'contrast reduced sound')
  await expect(profile.saved).toBeVisible()
  await expect.poll(() => prefersReducedMotion(page)).toBe(true)
  await expect(other.locator('html')).toHaveAttribute('data-display', 'contrast reduced sound')
  await expect.poll(() => prefersReducedMotion(other)).toBe(true)
  await expect.poll(() => correct(other)).not.toBe(usual)

  const leagues = ['Premier League', 'Serie A', 'Bundesliga', 'Ligue 1', 'Other leagues', 'La Liga']
  for (const league of leagues) await profile.setting('Leagues in practice', league).click()
  await expect(profile.settings.getByText('Keep at least one league.')).toBeVisible()
  await expect(profile.setting('Leagues in practice', 'La Liga')).toHaveAttribute('aria-pressed', 'true')
  expect(await barriers(page, 'main')).toEqual([])

  await other.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      const { dataset } = document.documentElement
      dataset['first'] = [dataset['display'], document.querySelector('link[href="/display.css"]') !== null].join()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await other.goto('/age')
  await expect(other.locator('html')).toHaveAttribute('data-first', 'contrast reduced sound liga,true')
  await other.keyboard.press('?')
  const help = other.getByRole('dialog', { name: 'How to play' })
  await expect(help.getByRole('heading', { name: 'Keys' })).toBeVisible()
  await expect(help).toContainText('Five years up or down')
  await other.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await profile.setting('Single-key shortcuts (letters, digits, symbols)', 'Off').click()
  await expect(other.locator('html')).toHaveAttribute('data-display', 'contrast reduced sound no-keys liga')
  await other.keyboard.press('?')
  await other.getByRole('button', { name: 'How to play' }).click()
  await expect(help.getByText('Five years up or down')).toBeVisible()
  await expect(help.getByText('Open this help')).toBeHidden()
  await other.keyboard.press('Escape')
  await expect(help).toBeHidden()
  const opened = other.waitForRequest((request) => request.url().endsWith('/api/runs'))
  await other.goto('/pixels/easy')
  expect((await opened).postDataJSON()).toEqual({ game: 'pixels', mode: 'easy', leagues: ['liga'] })
  await other.goto('/tictactoe/solo')
  await expect(other.locator('astro-island[ssr]')).toHaveCount(0)
  await other.mouse.move(9, 9)
  await expect(other.getByText('Your leagues aren’t enough here: we draw from every league.')).toBeVisible()

  await join(page, aPerson('ivy'), inbox)
  await profile.unfold('Settings')
  await expect(profile.setting('Colours of the tiles', 'Blue and orange')).toHaveAttribute('aria-pressed', 'true')
  await expect(profile.setting('Leagues in practice', 'Serie A')).toHaveAttribute('aria-pressed', 'false')
  await profile.setting('Colours of the tiles', 'Green and amber').click()
  await expect(html).toHaveAttribute('data-display', 'reduced sound no-keys liga')
})
