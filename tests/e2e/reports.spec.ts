import type { Page } from '@playwright/test'
import type { NewReport } from '#contracts/reports.ts'
import { expect, test } from './fixtures.ts'
import { ReportDialog } from './pages/report.ts'
import { WordlePage } from './pages/wordle.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const HAKIMI = 'achraf-hakimi'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Plays a practice run with a known answer to its end. */
async function endOfSolo(page: Page, path = '/wordle/solo'): Promise<ReportDialog> {
  const wordle = new WordlePage(page)
  await wordle.open('/wordle/solo?level=easy')
  await wordle.dealSolo('easy', HAKIMI)
  if (path !== '/wordle/solo') await wordle.open(`${path}?level=easy`)
  await wordle.guess('Achraf Hakimi')
  await expect(wordle.verdict).toBeVisible()
  return new ReportDialog(page)
}

/** All tests share an address and its ten reports an hour, so only a few reach the server. */
test.describe('reporting an error', () => {
  test('sends from the end of a practice run, without a cookie', async ({ page, context }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const report = await endOfSolo(page)
    expect(requests.filter((url) => /report/.test(url))).toEqual([])
    await report.open()
    await expect(report.form).toHaveAccessibleName('Achraf Hakimi: what is wrong?')
    await report.fill('Club', 'He moved in summer.')
    const sent = page.waitForRequest('**/api/reports')
    await report.send()
    const body = (await sent).postDataJSON() as NewReport
    const about = { kind: 'footballer', id: HAKIMI }
    expect(body).toEqual({ game: 'wordle', about, field: 'club', note: 'He moved in summer.' })
    await expect(report.thanks).toHaveText('Well spotted, thank you. We’ll check it against our sources.')
    await expect(report.thanks).toBeFocused()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('eleven_visitor')
    await report.dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(report.button).toBeFocused()

    await report.open()
    await report.fill('Club', 'Once more.')
    await report.send()
    await expect(report.thanks).toHaveText('You have already told us this today. Thank you, we have it.')
  })

  test('works by keyboard alone', async ({ page }) => {
    const report = await endOfSolo(page)
    await report.button.press('Enter')
    await expect(report.dialog).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(report.choice('Club')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('By keyboard.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(report.thanks).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(report.button).toBeFocused()
  })

  test('asks for missing fields @mobile', async ({ page }) => {
    const report = await endOfSolo(page)
    await report.open()
    await report.send()
    await expect(report.problem).toHaveText('Choose what is wrong.')
    await expect(report.choice('Name')).toBeFocused()
    await expect(report.problem).toBeInViewport()
    await report.choice('Something else').check()
    await report.send()
    await expect(report.problem).toHaveText('Say in a few words what is wrong.')
    await expect(report.note).toBeFocused()
    await expect(report.problem).toBeInViewport()
    await expect(report.note).toHaveAccessibleDescription('Say in a few words what is wrong.')
  })

  test('keeps the text through a lost connection and a rate limit', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    const report = await endOfSolo(page)
    await report.open()
    await report.fill('Something else', 'His shirt number changed.')
    await page.route('**/api/reports', (route) => route.abort())
    await report.send()
    await expect(report.problem).toContainText('No connection.')
    await page.unroute('**/api/reports')
    await page.route('**/api/reports', (route) => route.fulfill({ status: 429, json: { code: 'too-many-requests' } }))
    await report.send()
    await expect(report.problem).toContainText('try again in an hour')
    await page.unroute('**/api/reports')
    await expect(report.note).toHaveValue('His shirt number changed.')
    await report.send()
    await expect(report.thanks).toBeVisible()
  })

  test('shows a message when the form fails to load', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|dynamically imported module/)
    const report = await endOfSolo(page)
    await page.route(/report-root/, (route) => route.abort())
    await report.button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'The form didn’t load.' })).toBeVisible()
    await expect(new WordlePage(page).verdict).toBeVisible()
  })

  test("is available at the end of the day's run", async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await expect(new ReportDialog(page).button).toHaveCount(0)
    await wordle.giveUp()
    const report = new ReportDialog(page)
    await report.open()
    await expect(report.form).toHaveAccessibleName(`${await wordle.answerName()}: what is wrong?`)
    await report.fill('Age or date of birth', '')
    const sent = page.waitForRequest('**/api/reports')
    await report.send()
    expect((await sent).postDataJSON()).toMatchObject({ field: 'age', note: '', run: expect.stringMatching(UUID) })
    await expect(report.thanks).toBeVisible()
  })

  for (const [prefix, title, choice, send, thanks] of [
    ['/fr', 'Signaler une erreur', 'Poste', 'Envoyer', /^Bien vu, merci/],
    ['/es', 'Avisar de un error', 'Puesto', 'Enviar aviso', /^¡Buen ojo, gracias!/],
  ] as const) {
    test(`is in the language of ${prefix}`, async ({ page }) => {
      const report = await endOfSolo(page, `${prefix}/wordle/solo`)
      await page.getByRole('button', { name: title }).click()
      await report.choice(choice).check()
      await page.route('**/api/reports', (route) => route.fulfill({ status: 201, json: {} }))
      await page.getByRole('button', { name: send }).click()
      await expect(report.thanks).toHaveText(thanks)
    })
  }

  test('has no accessibility violation, light and dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const report = await endOfSolo(page)
    await report.open()
    await report.send()
    await expect(report.problem).not.toBeEmpty()
    expect(await barriersDayAndNight(page)).toEqual([])
  })

  test.describe('at 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('fits without scrolling sideways', async ({ page }) => {
      const report = await endOfSolo(page)
      await report.open()
      const overflow = await report.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect(overflow).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})
