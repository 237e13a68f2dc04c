import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { age } from './games/age.ts'
import { aPerson } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const CODE = 'CCCCDDDDFFFFGGGG'

/** Founds a league and returns its link. */
async function foundLeague(page: Page, player: string): Promise<string> {
  await page.goto('/league')
  await page.getByLabel('Name of the league').fill('The lads')
  await page.getByLabel('Your name in it').fill(player)
  await page.getByRole('button', { name: 'Start, and get the link' }).click()
  await expect(page.getByRole('heading', { name: 'Send the link' })).toBeVisible()
  return page.url()
}

/** Opens the link in a language and takes a seat in two presses. */
async function joinIn(page: Page, link: string, player: string, locale: 'en' | 'fr' | 'es') {
  const words = {
    en: { join: 'Join the league', table: 'Table of the week' },
    fr: { join: 'Rejoindre la ligue', table: 'Classement de la semaine' },
    es: { join: 'Unirme a la liga', table: 'Clasificación de la semana' },
  }[locale]
  await page.goto(link.replace('/league', locale === 'en' ? '/league' : `/${locale}/league`))
  await page.getByRole('textbox').fill(player)
  await page.getByRole('button', { name: words.join }).click()
  await expect(page.getByRole('heading', { name: words.table })).toBeVisible()
}

test('two friends join a league by its link, and the table shows the points of one', async ({ page, visitor }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const link = await foundLeague(page, 'Ada')
  const code = new URL(link).hash.slice(1)

  const friend = await visitor()
  await joinIn(friend, link, 'Théo', 'fr')
  await friend.goto('/age/today')
  await expect(friend.locator('astro-island[ssr]')).toHaveCount(0)
  await age.input(friend).focus()
  await age.finish(friend, 0)

  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  // A run this fast is held for review and not counted, so the sum may stay at nil.
  await expect
    .poll(async () => {
      await page.reload()
      await expect(rows).toHaveCount(2)
      return rows.allTextContents()
    })
    .toContainEqual(expect.stringContaining('Théo'))
  await expect(page.getByRole('heading', { name: 'You and Théo' })).toBeVisible()
  await page.getByText('Members', { exact: true }).click()
  expect(await barriersDayAndNight(page)).toEqual([])
  expect(addresses.filter((address) => address.split('#')[0]!.includes(code))).toEqual([])
})

test('five friends in three languages: one leaves, one deletes the account', async ({ page, visitor, inbox }) => {
  test.slow()
  const link = await foundLeague(page, 'Ada')
  const [ben, cleo, dora, eva] = [await visitor(), await visitor(), await visitor(), await visitor()]
  await join(cleo, aPerson('cleo'), inbox)
  const person = aPerson('dora')
  await join(dora, person, inbox)
  await joinIn(ben, link, 'Ben', 'fr')
  await joinIn(cleo, link, 'Cleo', 'en')
  await joinIn(dora, link, 'Dora', 'es')
  await joinIn(eva, link, 'Eva', 'en')

  await eva.getByText('Members', { exact: true }).click()
  await eva.getByRole('button', { name: 'Leave the league' }).click()
  await eva.getByRole('button', { name: 'Really leave?' }).click()
  await expect(eva.getByRole('heading', { name: 'Start a league' })).toBeVisible()
  const deleted = await dora.evaluate(
    async (password) =>
      (
        await fetch('/api/account/delete', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ password }),
        })
      ).status,
    person.password,
  )
  expect(deleted).toBe(200)

  await page.reload()
  await page.getByText('Members', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove Ben' }).click()
  await page.getByRole('button', { name: 'Really remove?' }).click()
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('You')
  await expect(rows.nth(1)).toContainText('Cleo')
})

/** The answer of the site for a league on a Monday. */
const league = (changes: object = {}) => ({
  ...{ code: CODE, name: 'The lads', you: 1, monday: '2026-11-23', now: '2026-11-23', ghost: 0 },
  ...{ before: { 1: 800, 2: 410, 4: 90 }, today: [], cups: [] },
  seats: ['Ada', 'Théo', 'Inés', 'Kwame'].map((name, at) => ({
    ...{ seat: at + 1, name, kit: at === 0 ? 'stripes-claret-blue' : null, founder: at === 0, joined: '2026-10-01' },
  })),
  week: [{ seat: 2, days: { '2026-11-23': 60 }, games: { wordle: 60 } }],
  last: [
    { seat: 1, days: { '2026-11-16': 300, '2026-11-20': 471 }, games: {} },
    { seat: 2, days: { '2026-11-16': 310, '2026-11-17': 400 }, games: {} },
    { seat: 3, days: { '2026-11-18': 12 }, games: {} },
  ],
  ...changes,
})

const answer = (page: Page, reply: { status?: number; json: object }) =>
  page.route('**/api/leagues/read', (route) => route.fulfill(reply))

test('the link has no language, so that a friend reads the page in their own', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const alone = { ...league(), seats: league().seats.slice(0, 1), week: [], last: [] }
  await answer(page, { json: alone })
  await page.goto(`/fr/league#${CODE}`)
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByText('Lien copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).hash).toBe(`/league#${CODE}`)
  const spanish = await browser.newContext({ locale: 'es-ES' })
  const friend = await spanish.newPage()
  await answer(friend, { json: { ...alone, you: null, ghost: null } })
  await friend.goto(link)
  await expect(friend).toHaveURL(new URL(`/es/league#${CODE}`, link).href)
  await expect(friend.getByRole('button', { name: 'Unirme a la liga' })).toBeVisible()
  await spanish.close()
})

test('on Monday the winner of the cup is shown', async ({ page }) => {
  await answer(page, { json: league() })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/league#${CODE}`)
  await expect(page.getByRole('heading', { name: 'The cup is yours.' })).toBeVisible()
  await expect(page.getByText('You were 1st of 3 last week.')).toBeVisible()
  await expect(page.getByText('771 points, 61 ahead of Théo.')).toBeVisible()
  await expect(page.getByText('Best day: You, Friday, 471')).toBeVisible()
  await expect(page.getByText('Most improved: Théo, 300 points more than the week before')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Trophy cabinet' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('60 behind Théo').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'pass Théo' })).toBeVisible()
  expect(await barriersDayAndNight(page)).toEqual([])
})

test('the cup is shared as a sentence and a card, without a name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answer(page, { json: league() })
  await page.goto(`/league#${CODE}`)
  await page.getByRole('button', { name: 'Share the cup' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^🏆 The week 47 cup is mine: 771 points, 1st of 3\. .+\nhttp.+\/s\/[\w-]+$/)
  await page.goto(text.split('\n')[1]!)
  await expect(page.getByRole('heading', { name: 'Week 47 cup: 771 points, 1st of 3' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a league' })).toBeVisible()
  expect(await page.content()).not.toMatch(/Ada|Théo|The lads/)
})

test("a full league offers today's games and a new league instead", async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 409/)
  await answer(page, { json: league({ you: null, ghost: null }) })
  await page.route('**/api/leagues/join', (route) => route.fulfill({ status: 409, json: { code: 'league-full' } }))
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/league#${CODE}`)
  await expect(page.getByText('You start at nil today.')).toBeVisible()
  expect(await barriersDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: 'Join the league' }).click()
  await expect(page.getByRole('heading', { name: 'The lads is full.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play today’s eleven' })).toBeVisible()
  expect(await barriersDayAndNight(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('an unknown league and a lost connection have messages', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 404|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/league#nothing')
  await expect(page.getByRole('heading', { name: 'Nobody is here.' })).toBeVisible()
  await page.goto('/')
  await page.goto(`/league#${CODE}`)
  await expect(page.getByRole('heading', { name: 'Nobody is here.' })).toBeVisible()
  await page.context().setOffline(true)
  await page.evaluate(() => (location.hash = 'DDDDCCCCFFFFGGGG'))
  await expect(page.getByRole('alert')).toContainText('The league could not be loaded.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is here.' })).toBeVisible()
})
