import type { Page } from '@playwright/test'
import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'
import type { SubmissionRow } from '#contracts/submissions.ts'
import { expect, test } from './fixtures.ts'
import { aPerson, ConnectionDialog } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { aPicture, SubmissionsPage } from './pages/submissions.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const LINK = 'https://pictures.example.org/zidane.jpg'
const ROWS = '**/rest/v1/submissions?*'

const sent = (changes: Partial<SubmissionRow>): SubmissionRow => ({
  id: crypto.randomUUID(),
  file_url: LINK,
  status: 'pending',
  reason: null,
  file_type: 'link',
  created_at: '2026-11-20T10:00:00Z',
  players: { fullname: 'Zinédine Zidane' },
  ...changes,
})

const EVERY_STATUS = [
  sent({}),
  sent({ status: 'approved' }),
  sent({ status: 'rejected', reason: 'not-square', file_type: 'file', file_url: 'a/b.webp' }),
  sent({ status: 'withdrawn' }),
]

/** Answers with statuses that only an admin could set. */
const answerRows = (page: Page, rows: SubmissionRow[]) => page.route(ROWS, (route) => route.fulfill({ json: rows }))

test('asks an anonymous visitor to log in, and returns here', async ({ page, visitor, inbox }) => {
  const ada = aPerson('ada')
  await join(await visitor(), ada, inbox)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const html = await (await page.request.get('/fr/submissions')).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('type="file"')

  await page.goto('/submissions')
  const connection = new ConnectionDialog(page)
  await expect(connection.dialog).toBeVisible()
  await expect(page.getByText('Log in to send us a picture')).toBeAttached()
  expect(requests.filter((url) => /rest\/v1|search-pack/.test(url))).toEqual([])
  await connection.logIn(ada)
  await expect(page.getByRole('heading', { level: 1, name: 'Your pictures' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/submissions')
})

test.describe('a signed-in player', () => {
  test.beforeEach(async ({ page, inbox }) => {
    await join(page, aPerson('ada'), inbox)
  })

  test('sends a file and withdraws it, by keyboard alone', async ({ page }) => {
    const file = await aPicture()
    // Registered early, because a listener added later may miss the event.
    page.on('filechooser', (chooser) => void chooser.setFiles(file))
    const form = new SubmissionsPage(page)
    await form.open()
    await expect(page.getByText('No submissions on the bench')).toBeVisible()
    await form.search.focus()
    await page.keyboard.type('zidane')
    // Two of the three are in the late pack of names, which reorders the list.
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3)
    await expect(page.locator('[data-settled]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(form.chosen.getByRole('button', { name: 'Change: Zinédine Zidane' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'File' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.file).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.preview).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(form.rights).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(new ConnectionDialog(page).toast('Your picture is on the bench.')).toBeVisible()
    const row = form.rows.first()
    await expect(row).toContainText('Zinédine Zidane')
    await expect(row).toContainText('In review')
    await expect(form.rights).not.toBeChecked()
    await expect(form.chosen).toHaveCount(0)
    const picture = row.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400)
    const address = (await picture.getAttribute('src'))!
    expect(address).toMatch(/\/storage\/v1\/object\/public\/submissions\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/)

    await row.getByRole('button', { name: 'Withdraw' }).focus()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('button', { name: 'Really withdraw?' })).toBeFocused()
    await expect(page.getByRole('status').getByText('Press again to withdraw the picture')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(row).toContainText('Withdrawn')
    await expect(row).toBeFocused()
    await expect(row.locator('img')).toHaveCount(0)
    expect((await page.request.get(address)).ok()).toBe(false)
  })

  test('sends a link, which is not fetched @mobile', async ({ page, expectConsoleError }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    const form = new SubmissionsPage(page)
    await form.open()
    await form.choose()
    await page.getByText('Link', { exact: true }).click()
    await form.link.fill('http://pictures.example.org/zidane.jpg')
    await form.rights.check()
    await form.send.click()
    await expect(form.link).toBeFocused()
    await expect(form.link).toHaveAccessibleDescription('Enter a link that begins with https://')

    // Rejected by the server: only it knows the rejected hosts.
    expectConsoleError(/Failed to load resource/)
    await form.link.fill('https://127.0.0.1/zidane.jpg')
    await form.send.click()
    await expect(form.link).toHaveAccessibleDescription('We cannot fetch a picture from this link.')
    await expect(form.link).toBeFocused()
    await expect(form.chosen).toContainText('Zinédine Zidane')
    await expect(form.rights).toBeChecked()

    await form.link.fill(LINK)
    await form.send.click()
    await expect(form.rows.first()).toContainText(LINK)
    await expect(form.rows.first().locator('img, a')).toHaveCount(0)
    expect(hosts).not.toContain('pictures.example.org')
    // The form keeps the chosen way (link) for the next picture.
    await expect(form.link).toHaveValue('')
  })

  test('sees an error for each missing part and loses no input @mobile', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    const form = new SubmissionsPage(page)
    await form.open()
    await form.send.click()
    await expect(form.problem).toHaveText('Choose the footballer from the list.')
    await expect(form.search).toBeFocused()
    await expect(form.problem).toBeInViewport()
    await form.choose()
    await form.send.click()
    await expect(form.problem).toHaveText('Choose a picture.')
    await expect(form.file).toBeFocused()

    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MAX_PICTURE_BYTES + 1) }
    await form.file.setInputFiles(large)
    await expect(form.problem).toHaveText('The file size must not exceed 1 MB')
    await form.file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(form.problem).toHaveText('Pictures must be JPEG, PNG or WebP files.')
    await form.file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(form.problem).toHaveText('Pictures must be JPEG, PNG or WebP files.')
    await expect(form.preview).toHaveCount(0)
    await form.file.setInputFiles(await aPicture(600, 300))
    await expect(form.preview).toBeVisible()
    await expect(page.getByText('This picture is not square: 600 × 300 pixels.')).toBeVisible()
    await form.send.click()
    await expect(form.problem).toHaveText('Please confirm that the picture may be used.')
    await expect(form.rights).toBeFocused()
    await form.rights.check()

    const answers = [
      { status: 409, code: 'submissions-full', text: /^You have enough pictures in review/ },
      { status: 413, code: 'picture-too-large', text: 'The file size must not exceed 1 MB' },
      { status: 429, code: 'too-many-requests', text: /^Slow down a little/ },
      { status: 502, code: 'upload-failed', text: 'An error happened' },
    ]
    for (const { status, code, text } of answers) {
      await page.route('**/api/submissions', (route) => route.fulfill({ status, json: { code } }), { times: 1 })
      await form.send.click()
      await expect(form.problem).toHaveText(text)
    }
    await page.route('**/api/submissions', (route) => route.abort(), { times: 1 })
    await form.send.click()
    await expect(form.problem).toHaveText(/^No connection/)
    await expect(form.chosen).toContainText('Zinédine Zidane')
    await expect(form.preview).toBeVisible()
    await form.send.click()
    await expect(form.rows).toHaveCount(1)
  })

  test('drops a file, and sends it once', async ({ page }) => {
    const form = new SubmissionsPage(page)
    await form.open()
    await form.choose()
    const { buffer } = await aPicture()
    const dropped = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(
        new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' }),
      )
      return transfer
    }, buffer.toString('base64'))
    await page.dispatchEvent('.frame', 'dragover', { dataTransfer: dropped })
    await expect(page.locator('.sends')).toHaveAttribute('data-over', 'true')
    await page.dispatchEvent('.frame', 'drop', { dataTransfer: dropped })
    await expect(form.preview).toBeVisible()
    await form.rights.check()

    let sendings = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/submissions', async (route) => {
      sendings++
      await held
      await route.continue()
    })
    await form.send.click()
    const busy = page.getByRole('button', { name: 'Sending…' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await busy.press('Enter')
    answer()
    await expect(form.rows).toHaveCount(1)
    expect(sendings).toBe(1)
  })

  test('sees a decision on return, and a message when the list fails to load', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route(ROWS, (route) => route.abort())
    const form = new SubmissionsPage(page)
    await form.open()
    await expect(page.getByText('Your pictures could not be loaded.')).toBeVisible()
    await page.unroute(ROWS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No submissions on the bench')).toBeVisible()

    await answerRows(page, [sent({ status: 'rejected', reason: 'too-small' })])
    await form.comeBack()
    await expect(form.rows).toHaveCount(1)
    await expect(form.rows.first()).toContainText('It is too small.')
    await page.unroute(ROWS)
    await page.route(ROWS, (route) => route.abort())
    await form.comeBack()
    await expect(form.rows).toHaveCount(1)
  })

  test('sees a toast when it is too late to withdraw', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await answerRows(page, [sent({})])
    const form = new SubmissionsPage(page)
    await form.open()
    await form.rows.getByRole('button', { name: 'Withdraw' }).click()
    await answerRows(page, [sent({ status: 'approved' })])
    await page.route('**/withdraw', (route) => route.fulfill({ status: 409, json: { code: 'already-decided' } }))
    await form.rows.getByRole('button', { name: 'Really withdraw?' }).click()
    await expect(new ConnectionDialog(page).toast('This has already been decided.')).toBeVisible()
    await expect(form.rows.first()).toContainText('Approved')
    await expect(form.rows.getByRole('button')).toHaveCount(0)
  })

  test('sees every status in three languages', async ({ page }) => {
    await answerRows(page, EVERY_STATUS)
    for (const [prefix, title, words] of [
      ['', 'Your pictures', ['In review', 'Approved', 'It is not square.', 'Withdrawn']],
      ['/fr', 'Tes images', ['En attente', 'Acceptée', 'Elle n’est pas carrée.', 'Retirée']],
      ['/es', 'Tus imágenes', ['En revisión', 'Aprobada', 'No es cuadrada.', 'Retirada']],
    ] as const) {
      await page.goto(`${prefix}/submissions`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const rows = page.getByRole('list', { name: title }).getByRole('listitem')
      await expect(rows).toHaveCount(words.length)
      for (const [at, word] of words.entries()) await expect(rows.nth(at)).toContainText(word)
    }
  })

  for (const width of [320, 390, 1280]) {
    test(`has no accessibility violation at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await answerRows(page, EVERY_STATUS)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const form = new SubmissionsPage(page)
      await form.open()
      await expect(form.rows).toHaveCount(EVERY_STATUS.length)
      await form.choose()
      await form.file.setInputFiles(await aPicture(300, 200))
      await expect(form.preview).toBeVisible()
      await form.send.click()
      await expect(form.problem).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await barriersDayAndNight(page)).toEqual([])
    })
  }
})
