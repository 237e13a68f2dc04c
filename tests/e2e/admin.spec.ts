import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Figures } from '#contracts/admin-desk.ts'
import { SubmissionPage } from '#contracts/admin.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { SITE } from '#tests/support/test-stack.ts'
import { expect, test } from './fixtures.ts'
import { AdminPage, logInAsAdmin, service } from './pages/admin.ts'
import { aPerson } from './pages/connection.ts'
import { ProfilePage } from './pages/profile.ts'
import { join } from './pages/join.ts'
import { barriers, barriersDayAndNight } from './support/barriers.ts'

const SECTIONS = [
  'Queue',
  'Reports',
  'Names',
  'Notes',
  'Held results',
  'Dailies',
  'Pools',
  'Pictures',
  'Figures',
  'Audit log',
] as const
const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 412, height: 839 }
const BARELY_RED = { r: 200, g: 40, b: 30 }

/** Portrait format: red above, blue below, so that the position of a crop shows. */
async function redOverBlue(): Promise<Buffer> {
  const blue = { create: { width: 400, height: 300, channels: 3, background: '#1e28c8' } } as const
  return sharp({ create: { width: 400, height: 600, channels: 3, background: BARELY_RED } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 0, top: 300 }])
    .png()
    .toBuffer()
}

/** A signed-in player sends a picture; returns its id. */
async function send(player: Page, footballer: string, picture: Buffer): Promise<string> {
  const file = { name: 'face.png', mimeType: 'image/png', buffer: picture }
  const answer = await player.request.post('/api/submissions', {
    multipart: { player: footballer, rights: 'yes', file },
    headers: { origin: SITE },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** A footballer's public picture: colours in the middle and at the lower edge. */
async function coloursOf(page: Page, footballer: string) {
  const answer = await page.request.get(`/img/portrait/${footballer}.webp?w=64`)
  expect(answer.status()).toBe(200)
  const { data } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray(3 * (y * 64 + x), 3 * (y * 64 + x) + 3)]
  return { middle: at(32, 32), below: at(32, 62) }
}

/** Decides pending items that other tests have left. */
async function clearBench(page: Page) {
  const answer = await page.request.get('/api/admin/submissions')
  const { items } = SubmissionPage.parse(await answer.json())
  for (const { id } of items) {
    const data = { decision: 'reject', reason: 'not-suitable' }
    await page.request.post(`/api/admin/submissions/${id}`, { data, headers: { origin: SITE } })
  }
}

/** A ranked run with three answers within a third of a second, which is held for review. */
async function doubtedRun(username: string) {
  const database = service()
  const found = await database.from('user_infos').select('user_id').eq('username', username).single()
  const owner = { account: (found.data as { user_id: string }).user_id, visitor_hash: null }
  const begun = Date.now()
  const untilWritten = (ms: number) => new Date(begun + ms).toISOString()
  const first = { first_state: {}, at: untilWritten(0), until: untilWritten(60_000), due: untilWritten(11_000) }
  const [own, address] = ['own', 'address'].map((of) => ({ bucket: `ranked:${username}:${of}`, limit: 1 }))
  const started = await database.rpc('start_ranked', {
    ...{ asked: null, hourly: { window: 60, own, address }, ...owner, ...first },
    ...{ for_game: 'higherlower', for_part: null, for_date: untilWritten(0).slice(0, 10) },
  })
  const { created } = started.data as { created: string }
  const end = { won: false, score: 2, n: 3, ms: 300, tags: [], items: [], lines: [{ key: 'right', points: 6 }] }
  for (const [at, finish] of [null, null, { ...end, least_median: 250 }].entries()) {
    const step = { run_id: created, step: at + 1, next_state: {}, at: untilWritten(100 * (at + 1)), finish }
    const { error } = await database.rpc('commit_step', { asked: null, ...owner, ...step })
    if (error) throw error
  }
}

async function report(footballer: string, note: string) {
  const { error } = await service().rpc('add_report', {
    account: null,
    visitor_hash: null,
    reported_by: crypto.randomUUID().replaceAll('-', '').repeat(2),
    on_date: toIsoDate(dayAt(Date.now())),
    of_game: 'wordle',
    of_kind: 'footballer',
    of_about: footballer,
    of_field: 'age',
    with_note: note,
    of_run: null,
  })
  expect(error).toBeNull()
}

async function reportName(username: string) {
  const reported_by = crypto.randomUUID().replaceAll('-', '').repeat(2)
  const on_date = toIsoDate(dayAt(Date.now()))
  const { error } = await service().rpc('add_name_report', { named: username, reported_by, on_date })
  expect(error).toBeNull()
}

test.describe('somebody who is not an admin', () => {
  const PLACES = ['/admin', '/fr/admin', '/es/admin', '/en/admin', '/api/admin', '/nowhere/admin']

  /** The 404 page with this path in it. */
  async function expectUnknown(page: Page, path: string) {
    const unknown = path.replace('admin', 'nimda')
    const [asked, other] = await Promise.all([page.request.get(path), page.request.get(unknown)])
    expect(asked.status()).toBe(404)
    // Every failed answer has another error number.
    const [one, same] = [await asked.text(), await other.text()].map((text) => text.replace(/"id":"\w+"/, ''))
    expect(one).toBe(same!.replaceAll('nimda', 'admin'))
    const named = (headers: Record<string, string>) => Object.keys(headers).sort()
    expect(named(asked.headers())).toEqual(named(other.headers()))
  }

  test('gets a 404 in every language', async ({ page }) => {
    for (const path of PLACES) await expectUnknown(page, path)
    expect(await (await page.request.get('/fr/admin')).text()).toContain('lang="fr"')
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('admin')
    expect(await (await page.request.get('/robots.txt')).text()).not.toContain('admin')
  })

  test('gets a 404 when signed in, too', async ({ page, inbox }) => {
    await join(page, aPerson('player'), inbox)
    await new ProfilePage(page).unfold('Account')
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back office' })).toHaveCount(0)
    for (const path of PLACES) await expectUnknown(page, path)
  })

  test('sees the 404 page', async ({ page, expectConsoleError }) => {
    expectConsoleError(/status of 404/)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
  })
})

test.describe('an admin', () => {
  let admin: AdminPage
  /** Session of the admin who logged in for the first of these tests. */
  let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

  test.beforeEach(async ({ page, context, visitor, inbox }) => {
    admin = new AdminPage(page)
    if (session.length > 0) await context.addCookies(session)
    else {
      await logInAsAdmin(page, await visitor(), inbox)
      session = await context.cookies()
    }
    await clearBench(page)
  })

  test('gets the page in their language, without indexing', async ({ page }) => {
    for (const [path, title] of [
      ['/admin', 'Back office'],
      ['/fr/admin', 'Coulisses'],
      ['/es/admin', 'Gestión'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer!.status()).toBe(200)
      expect(answer!.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  })

  test('finds the link in the profile', async ({ page }) => {
    await page.goto('/profile')
    await new ProfilePage(page).unfold('Account')
    await page.getByRole('link', { name: 'Back office' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible()
  })

  test('moves through the sections by keyboard; reload and back keep them', async ({ page }) => {
    await admin.open()
    await admin.tab('Queue').focus()
    await page.keyboard.press('ArrowRight')
    await expect(admin.tab('Reports')).toBeFocused()
    await expect(admin.panel).toHaveAccessibleName(/^Reports/)
    await page.keyboard.press('End')
    await expect(admin.tab('Audit log')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(admin.tab('Audit log')).toBeFocused()
    await expect(page).toHaveURL(/#audit$/)
    await page.reload()
    await expect(admin.tab('Audit log')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(admin.tab('Queue')).toHaveAttribute('aria-selected', 'true')
  })

  test('approves a picture by keyboard alone, and the games show it', async ({ page, visitor, inbox }) => {
    const player = await visitor()
    await join(player, aPerson('sender'), inbox)
    const [FIRST, SECOND] = ['zinedine-zidane', 'thierry-henry']
    await send(player, FIRST, await redOverBlue())
    await send(player, SECOND, await redOverBlue())

    await admin.open()
    await expect(admin.review('Zinédine Zidane')).toContainText('from sender')
    await expect(admin.tab('Queue')).toHaveAccessibleName(/2 open/)
    await expect(admin.square).toBeVisible()
    expect([await admin.number('Top').inputValue(), await admin.number('Size').inputValue()]).toEqual(['0', '400'])

    await admin.tabTo(admin.square)
    for (let press = 0; press < 10; press++) await page.keyboard.press('-')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(admin.number('Size')).toHaveValue('320')
    await expect(admin.number('Top')).toHaveValue('60')
    await admin.tabTo(admin.number('Top'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('200')
    await admin.tabTo(admin.approve)
    await page.keyboard.press('Enter')

    await expect(admin.said).toHaveText('Zinédine Zidane: approved. 1 left.')
    await expect(page.getByRole('heading', { name: 'Thierry Henry' })).toBeFocused()
    // From 200 to 520 of 600: red down to 300, so that the middle is blue.
    await expect(async () => {
      const { middle, below } = await coloursOf(page, FIRST)
      expect(middle[2]).toBeGreaterThan(150)
      expect(below[2]).toBeGreaterThan(150)
      expect(middle[0]).toBeLessThan(80)
    }).toPass({ timeout: 60_000 })

    await page.getByRole('button', { name: 'Reject…' }).click()
    await page.getByRole('button', { name: 'It is not square.' }).click()
    await expect(admin.said).toHaveText('Thierry Henry: rejected. 0 left.')
    await expect(page.getByRole('heading', { name: 'The bench is empty' })).toBeFocused()
    await page.getByRole('button', { name: 'Rejected' }).click()
    const rejected = page.getByRole('table', { name: 'Pictures: Rejected' }).getByRole('row')
    await expect(rejected.filter({ hasText: 'Thierry Henry' })).toContainText('It is not square.')
    await player.goto('/fr/submissions')
    await expect(player.getByText('Elle n’est pas carrée.')).toBeVisible()
  })

  test('drags the crop with a pointer, and moves it back inside', async ({ page, visitor, inbox }) => {
    const player = await visitor()
    await join(player, aPerson('sender'), inbox)
    await send(player, 'kylian-mbappe', await redOverBlue())
    await admin.open()
    const corner = admin.square.locator('.corner')
    await expect(corner).toBeVisible()
    const end = (await corner.boundingBox())!
    await page.mouse.move(end.x + 20, end.y + 20)
    await page.mouse.down()
    await page.mouse.move(end.x - 80, end.y - 80, { steps: 4 })
    await page.mouse.up()
    expect(Number(await admin.number('Size').inputValue())).toBeLessThan(400)
    await expect(admin.number('Left')).toHaveValue('0')
    const box = (await admin.square.boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 2000, box.y + 2000, { steps: 4 })
    await page.mouse.up()
    const value = async (name: 'Left' | 'Top' | 'Size') => Number(await admin.number(name).inputValue())
    expect((await value('Left')) + (await value('Size'))).toBe(400)
    expect((await value('Top')) + (await value('Size'))).toBe(600)
    await page.getByRole('button', { name: 'Reject…' }).click()
    await page.getByRole('button', { name: 'It is too small.' }).click()
    await expect(admin.said).toContainText('rejected')
  })

  test('sees why a picture failed to load, and cannot approve it', async ({
    page,
    visitor,
    inbox,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 422/)
    const player = await visitor()
    await join(player, aPerson('sender'), inbox)
    await send(player, 'didier-drogba', await redOverBlue())
    const refused = { status: 422, json: { code: 'link-refused' } }
    await page.route('**/picture', (route) => route.fulfill(refused))
    await admin.open()
    await expect(page.getByRole('alert')).toContainText('We cannot fetch a picture from this link.')
    await expect(admin.approve).toHaveAttribute('aria-disabled', 'true')
    await page.unroute('**/picture')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(admin.square).toBeVisible()
    await expect(admin.approve).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('is told that another admin decided first, and continues', async ({
    page,
    visitor,
    inbox,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 409/)
    const player = await visitor()
    await join(player, aPerson('sender'), inbox)
    const id = await send(player, 'didier-drogba', await redOverBlue())
    await admin.open()
    await expect(admin.square).toBeVisible()
    const answer = await page.request.post(`/api/admin/submissions/${id}`, {
      data: { decision: 'reject', reason: 'too-small' },
      headers: { origin: SITE },
    })
    expect(answer.status()).toBe(200)
    await admin.approve.click()
    await expect(admin.said).toContainText('Didier Drogba: a colleague has decided this already.')
    await expect(page.getByRole('heading', { name: 'The bench is empty' })).toBeFocused()
  })

  test('decides about reports, runs, names, dailies and pictures, and the log records it', async ({
    page,
    visitor,
    inbox,
    expectConsoleError,
  }) => {
    // Address of the picture while it is hidden.
    expectConsoleError(/status of 404/)
    const rude = aPerson('rude')
    await join(await visitor(), rude, inbox)
    await reportName(rude.name)
    await report('bukayo-saka', 'Born <b>5 September 2001</b>')
    await doubtedRun(rude.name)

    await admin.open('reports')
    const card = admin.panel.getByRole('listitem').filter({ hasText: 'Bukayo Saka' })
    await expect(card).toContainText('Born <b>5 September 2001</b>')
    await expect(card).toContainText('Age or date of birth')
    await card.getByRole('button', { name: 'Accept' }).click()
    await expect(card.getByRole('textbox')).toBeFocused()
    await expect(card.getByRole('textbox')).toHaveAccessibleDescription('Say in a few words why.')
    await card.getByRole('textbox').fill('date corrected')
    await card.getByRole('button', { name: 'Accept' }).click()
    await expect(admin.said).toHaveText('Bukayo Saka: report accepted.')
    await expect(admin.said).toBeFocused()

    await admin.tab('Held results').click()
    const run = admin.panel.getByRole('listitem').filter({ hasText: rude.name })
    await expect(run).toContainText('100 ms · 100 ms · 100 ms')
    await run.getByRole('textbox').fill('no hand does that')
    await run.getByRole('button', { name: 'Take it off the tables' }).click()
    await expect(admin.said).toHaveText(`${rude.name}: the result is off the tables.`)

    await admin.tab('Names').click()
    await page.getByRole('row', { name: rude.name }).getByRole('button', { name: 'Rename' }).click()
    await expect(admin.dialog).toContainText('neutral name')
    await admin.dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(admin.said).toHaveText(`${rude.name} has a neutral name now.`)
    const renamed = await page.request.get(`/users?username=${rude.name}`)
    expect(await renamed.text()).not.toContain(`"${rude.name}"`)

    await admin.tab('Dailies').click()
    const last = page.locator('.daily').last()
    await expect(last).toContainText(/No\. \d+/)
    await expect(last.locator('.answers')).toBeHidden()
    await expect(last.locator('.answers')).toBeEmpty()
    await last.getByRole('button', { name: /^Show answers/ }).click()
    const before = await last.locator('.answers').innerText()
    await last.getByRole('button', { name: /^Void/ }).click()
    await expect(admin.dialog).toContainText('Nobody loses a streak.')
    await admin.dialog.getByRole('button', { name: 'Void' }).click()
    await expect(admin.dialog.getByRole('textbox')).toBeFocused()
    await admin.dialog.getByRole('textbox').fill('career incomplete')
    await admin.dialog.getByRole('button', { name: 'Void' }).click()
    await expect(admin.said).toContainText('voided and replaced')
    await expect(last).toContainText('voided 1 time')
    await expect(last.locator('.answers')).toContainText('career incomplete')
    await expect(last.locator('s')).toHaveText(before)

    await admin.tab('Pictures').click()
    await page.getByRole('combobox', { name: 'Find a footballer' }).fill('erling haaland')
    await expect(admin.panel.locator('[data-settled]')).toBeVisible()
    await page.keyboard.press('Enter')
    const found = page.getByRole('list', { name: 'Found' })
    await found.getByRole('button', { name: 'Hide everything' }).click()
    await admin.dialog.getByRole('button', { name: 'Hide everything' }).click()
    await expect(admin.said).toHaveText('Erling Haaland: hidden everywhere.')
    await expect
      .poll(async () => (await page.request.get('/img/portrait/erling-haaland.webp')).status(), { timeout: 60_000 })
      .toBe(404)
    await found.getByRole('button', { name: 'Show again' }).click()
    await admin.dialog.getByRole('button', { name: 'Show again' }).click()
    await expect(admin.said).toHaveText('Erling Haaland: shown again.')

    await admin.tab('Pools').click()
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Wordle')
    await expect(page.getByRole('row').filter({ hasText: 'Today' })).toContainText('Open')

    await admin.tab('Audit log').click()
    const log = page.getByRole('table', { name: 'Audit log' }).getByRole('row')
    for (const action of [
      'Report accepted',
      'Player renamed',
      'Daily voided',
      'Picture taken down',
      'Picture shown again',
      'Admin added',
    ]) {
      await expect(log.filter({ hasText: action }).first()).toBeVisible()
    }
    await expect(log.filter({ hasText: 'Daily voided' }).first()).toContainText('career incomplete')
  })

  test('sees figures as charts with outliers marked, and saves them as CSV', async ({ page }) => {
    const quiet = { plays: 0, rate: null, isOutlier: false }
    const figures: Figures = {
      days: [
        { date: '2026-11-20', players: 3, runs: 9, accounts: 2, whole: 1 },
        { date: '2026-11-21', players: 5, runs: 20, accounts: 3, whole: 0 },
      ],
      games: [
        {
          ...{ game: 'wordle', measure: 'found', rate: 0.6, weekdays: Array<typeof quiet>(7).fill(quiet) },
          days: [
            { date: '2026-11-20', plays: 200, rate: 0.7, isOutlier: false },
            { date: '2026-11-21', plays: 60, rate: 0.2, isOutlier: true },
          ],
        },
      ],
      questions: [],
      reported: [],
    }
    await page.route('**/api/admin/figures', (route) => route.fulfill({ json: figures }))
    await admin.open('figures')
    const rates = admin.panel.getByRole('img', { name: /^Wordle: 60%.*Outliers: .*21/ })
    await expect(rates.locator('[data-mark="down"]')).toHaveCount(1)
    await expect(rates.locator('rect')).toHaveCount(2)
    const saving = page.waitForEvent('download')
    await admin.panel.getByRole('button', { name: /^CSV ?, Players and runs$/ }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('eleven-days.csv')
    expect((await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1)).toEqual([
      '2026-11-20,3,9,2,1',
      '2026-11-21,5,20,3,0',
    ])
  })

  test('retries after a failure', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route('**/api/admin/pools', (route) => route.abort())
    await admin.open('pools')
    await expect(page.getByRole('alert')).toContainText('No connection.')
    await page.unroute('**/api/admin/pools')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Pools' })).toBeVisible()
  })

  // Resizes one window instead of using `@mobile`, because all admins share the queues and clear them.
  test('has no accessibility violation, light and dark, in any size', async ({ page, visitor, inbox }) => {
    const player = await visitor()
    const sender = aPerson('sender')
    await join(player, sender, inbox)
    await send(player, 'paolo-maldini', await redOverBlue())
    await report('paolo-maldini', 'a'.repeat(300))
    await doubtedRun(sender.name)
    await reportName('somebody_with_long_n')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await admin.open()
    for (const name of SECTIONS) {
      await page.setViewportSize(DESKTOP)
      await admin.tab(name).click()
      await expect(admin.panel.getByText('Loading…')).toHaveCount(0)
      // Until its picture loads the crop is disabled, and disabled parts may have low contrast.
      if (name === 'Queue') await expect(admin.approve).toHaveCSS('opacity', '1')
      expect(await barriersDayAndNight(page, 'main'), name).toEqual([])
      await page.setViewportSize(PHONE)
      expect(await barriers(page, 'main'), `${name} on a phone`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of SECTIONS) {
      await admin.tab(name).click()
      await expect(admin.panel.getByText('Loading…')).toHaveCount(0)
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beside, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await admin.tab('Queue').click()
    await page.getByRole('button', { name: 'Reject…' }).click()
    await page.getByRole('button', { name: 'It is too small.' }).click()
    await expect(admin.said).toContainText('rejected')
  })
})
