import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RunAnswer } from '#contracts/runs.ts'
import { dayAt } from '#core/days.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { PLAYBACKS } from '#tests/api/cheats/playback.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { DRIVERS } from '#tests/e2e/games/index.ts'

const FOLDER = join('.screenshots', 'walk')
/** More actions than any daily takes. */
const MOST_STEPS = 60
/** Actions before the screenshot in the middle of a game. */
const ACTIONS = 2

type Form = { width: number; height: number; colorScheme: 'light' | 'dark'; locale: Locale }

/** Every size in both modes, and every language at a phone's and a desk's size. `WALK=all` takes every combination. */
const USUAL: readonly Form[] = [
  { width: 390, height: 844, colorScheme: 'light', locale: 'en' },
  { width: 390, height: 844, colorScheme: 'dark', locale: 'fr' },
  { width: 320, height: 568, colorScheme: 'light', locale: 'es' },
  { width: 320, height: 568, colorScheme: 'dark', locale: 'fr' },
  { width: 1280, height: 800, colorScheme: 'light', locale: 'fr' },
  { width: 1280, height: 800, colorScheme: 'dark', locale: 'es' },
  { width: 1920, height: 1080, colorScheme: 'light', locale: 'en' },
  { width: 1920, height: 1080, colorScheme: 'dark', locale: 'es' },
]

const forms =
  process.env['WALK'] !== 'all'
    ? USUAL
    : USUAL.flatMap((form) => (['en', 'fr', 'es'] as const).map((locale) => ({ ...form, locale })))

for (const form of new Map(forms.map((one) => [nameOf(one), one])).values()) {
  test.describe(nameOf(form), () => {
    const { width, height, colorScheme } = form
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })

    for (const { id, modes } of CATALOGUE) {
      const daily = modes.find(({ counts }) => counts === 'daily')
      if (!daily) continue
      test(id, async ({ page, visitor }) => {
        const address = localePath(form.locale, daily.path)
        const shoot = (by: Page, stage: string, fullPage = false) =>
          by.screenshot({ path: join(FOLDER, `${id}-${stage}-${nameOf(form)}.png`), fullPage })
        const driver = DRIVERS[id]

        await page.goto(address, { waitUntil: 'networkidle' })
        await shoot(page, '1-first')
        for (let done = 0; done < ACTIONS; done++) {
          await driver.input(page).focus()
          await driver.act(page, done)
          if (done < ACTIONS - 1) await driver.goOn?.(page)
        }
        await shoot(page, '2-play')
        const lost = await take(page, await start(page, id), { type: 'giveUp' })
        await end(page, address)
        await shoot(page, '3-lost')
        await shoot(page, '4-lost-whole', true)

        const winner = await visitor()
        await winner.goto(localePath(form.locale, '/credits'))
        const next = PLAYBACKS[id] as (told: RunAnswer<View>, view: View) => object
        let run = await start(winner, id)
        for (let steps = 0; !run.view.over; steps++) {
          expect(steps, 'steps of the daily').toBeLessThan(MOST_STEPS)
          run = await take(winner, run, next(lost, run.view))
        }
        await end(winner, address)
        await shoot(winner, '5-won')
        await shoot(winner, '6-won-whole', true)
      })
    }
  })
}

function nameOf({ width, colorScheme, locale }: Form): string {
  return `${width}-${colorScheme}-${locale}`
}

async function end(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.locator('[data-result]')).toBeVisible()
}

type View = { over: boolean }

/** Starts today's run of the page's visitor, or continues it. */
const start = (page: Page, game: string) => post(page, '/api/runs', { game, mode: 'today', date: dayAt(Date.now()) })

const take = (page: Page, { runId, n }: RunAnswer<View>, action: object) =>
  post(page, `/api/runs/${runId}`, { n: n + 1, action })

async function post(page: Page, path: string, body: object): Promise<RunAnswer<View>> {
  const { status, answer } = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body })
      return { status: response.status, answer: (await response.json()) as unknown }
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(status, JSON.stringify(answer)).toBeLessThan(202)
  return answer as RunAnswer<View>
}
