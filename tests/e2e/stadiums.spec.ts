import type { CDPSession, Locator, Page } from '@playwright/test'
import { devices } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'

const card = (page: Page, at: number) => page.locator('[data-card]').nth(at)
const crest = (page: Page, at: number) => page.locator('[data-dock] [data-token]').nth(at)
const placed = (page: Page, at: number) => card(page, at).locator('[data-token]')
const middle = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Opens the page; waits for dnd-kit's live region and for typefaces, so that nothing moves. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(card(page, 5)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-plain', '')
  await page.keyboard.press('Tab')
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached()
}

/** A crest that is still animated cannot be picked up where it was. */
const animationsEnded = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** Waits until the crest is lifted and dnd-kit listens for arrow keys, which it does from the next task. */
async function crestLifted(page: Page) {
  await expect(page.locator('[data-in-hand]')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

test('a crest is dragged by mouse, swapped, and returned to the tray', async ({ page }) => {
  await open(page, '/stadiums')
  const carry = async (from: Locator, to: Locator) => {
    await animationsEnded(page)
    const [start, end] = [await middle(from), await middle(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 10, start.y - 10, { steps: 3 })
    await page.mouse.move(end.x, end.y, { steps: 6 })
    await expect(to).toHaveAttribute('data-over', '')
    await page.mouse.up()
  }
  const [first, second] = [
    await crest(page, 0).getAttribute('aria-label'),
    await crest(page, 1).getAttribute('aria-label'),
  ]
  await carry(crest(page, 0), card(page, 0))
  await expect(placed(page, 0)).toHaveAttribute('aria-label', new RegExp(first!))
  await carry(crest(page, 0), card(page, 1))
  await carry(placed(page, 0), card(page, 1))
  await expect(placed(page, 1)).toHaveAttribute('aria-label', new RegExp(first!))
  await expect(placed(page, 0)).toHaveAttribute('aria-label', new RegExp(second!))
  await carry(placed(page, 0), page.locator('[data-place="tray"]'))
  await expect(placed(page, 0)).toHaveCount(0)
  await expect(placed(page, 1)).toHaveCount(1)
})

test.describe('with a finger', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 412, height: 560 } })

  /** Real touch events. */
  const touches =
    (session: CDPSession) =>
    (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

  test('a crest is dragged to its ground; scrolling from a card scrolls and drags nothing', async ({ page }) => {
    await open(page, '/stadiums')
    const touch = touches(await page.context().newCDPSession(page))
    const stage = page.locator('[data-stage]')
    await animationsEnded(page)
    const [from, to] = [await middle(crest(page, 2)), await middle(card(page, 1))]
    await touch('touchStart', from.x, from.y)
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8)
    }
    // dnd-kit drops on the target it last rendered.
    await expect(card(page, 1)).toHaveAttribute('data-over', '')
    await touch('touchEnd')
    await expect(placed(page, 1)).toHaveCount(1)
    await animationsEnded(page)

    const before = await stage.evaluate((element) => element.scrollTop)
    const at = await middle(card(page, 0))
    await touch('touchStart', at.x - 20, at.y)
    for (let step = 1; step <= 8; step++) await touch('touchMove', at.x - 20, at.y - step * 12)
    await touch('touchEnd')
    await expect.poll(() => stage.evaluate((element) => element.scrollTop)).not.toBe(before)
    await expect(page.locator('[data-card] [data-token]')).toHaveCount(1)
  })
})

for (const locale of LOCALES) {
  test(`a crest moves by keyboard, with every step announced, in ${locale}`, async ({ page }) => {
    const t = messages(locale, 'stadiums')
    await open(page, localePath(locale, '/stadiums'))
    const said = page.locator('[id^="DndLiveRegion"]')
    const club = (await crest(page, 3).getAttribute('aria-label'))!
    const ground = (at: number) => card(page, at).locator('button > span:nth-child(2) > span:first-child').innerText()
    const label = async (sentence: string, at: number) =>
      expect(said).toHaveText(fill(sentence, { club, ground: await ground(at) }))
    await crest(page, 3).focus()
    await page.keyboard.press('Space')
    await expect(said).toHaveText(fill(t.dragStart, { club }))
    await crestLifted(page)
    await page.keyboard.press('ArrowRight')
    await label(t.dragOver, 0)
    await page.keyboard.press('ArrowRight')
    await label(t.dragOver, 1)
    await page.keyboard.press('Space')
    await label(t.dragEnd, 1)
    await expect(placed(page, 1)).toHaveAttribute('aria-label', new RegExp(club))
    // The previous crest has stopped.
    await expect(page.locator('[data-in-hand]')).toHaveCount(0)
    await crest(page, 0).focus()
    await page.keyboard.press('Space')
    await crestLifted(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-in-hand]')).toHaveCount(0)
    await expect(page.locator('[data-card] [data-token]')).toHaveCount(1)
  })
}

for (const locale of LOCALES) {
  test(`all six grounds of a day are visible on small phones in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, '/stadiums/today'))
    await expect(card(page, 5)).toBeAttached()
    for (const [width, height] of SMALL_PHONES) {
      await page.setViewportSize({ width, height })
      const hidden = await page.locator('[data-stage]').evaluate(cutInStage)
      expect(hidden, `${width} x ${height}`).toEqual([])
    }
  })
}

const SMALL_PHONES = [
  [320, 568],
  [360, 640],
  [375, 667],
] as const

/** Runs in the page: texts of grounds that overflow the stage or are truncated. */
function cutInStage(stage: Element): string[] {
  const { top, bottom } = stage.getBoundingClientRect()
  const grounds = [...stage.querySelectorAll('li')]
  if (grounds.length !== 6) return [`${grounds.length} grounds`]
  // Letters of a fallback typeface overflow their line by a few pixels; a hidden line is 13 px high.
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 6
  return grounds
    .filter((ground) => {
      const box = ground.getBoundingClientRect()
      return box.top < top - 0.5 || box.bottom > bottom + 0.5 || isCut(ground.querySelector('button > span + span')!)
    })
    .map((ground) => ground.innerText)
}

test('the text form places the same clubs without loading a picture', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stadiums-form', 'true'))
  const pictures: string[] = []
  page.on('request', (request) => /\/img\/(run|ground|stadium)/.test(request.url()) && pictures.push(request.url()))
  await page.goto('/stadiums')
  const selects = page.getByRole('combobox')
  await expect(selects).toHaveCount(6)
  for (let at = 0; at < 6; at++) await selects.nth(at).selectOption({ index: at + 1 })
  await page.getByRole('button', { name: 'Check, 3 left' }).click()
  await expect(page.getByText(/\d of 6 right/).first()).toBeVisible()
  expect(pictures).toEqual([])
})

test('the text form chosen before is shown without a layout shift', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stadiums-form', 'true'))
  await watchShifts(page)
  await page.goto('/stadiums')
  await expect(page.getByRole('combobox')).toHaveCount(6)
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('a drawing that fails to load is retried, and then reported', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/)
  let asked = 0
  await page.route('**/img/run/**', (route) => {
    asked++
    return route.abort()
  })
  await page.goto('/stadiums')
  await expect(page.getByText(messages('en', 'stadiums').pictureLost)).toHaveCount(6)
  // The page itself requests once before its scripts run.
  expect(asked).toBeGreaterThanOrEqual(2 * 6)
})
