import { expect, type Page } from '@playwright/test'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { Random } from '#core/random.ts'
import { gameOf } from '#games/catalogue.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { BOTS } from '#tests/api/bots.ts'
import { PLAYBACKS } from '#tests/api/cheats/playback.ts'
import { footballerById } from '#data/facts.ts'
import { ASKED } from '#games/estimate/rules/terms.ts'
import type { View as WordleView } from '#games/wordle/rules/engine.ts'
import { askedAge, goOnToAge } from '#tests/e2e/games/age.ts'
import { retype } from '#tests/e2e/games/driver.ts'
import { DRIVERS } from '#tests/e2e/games/index.ts'
import { NEVER_THE_ANSWER, WordlePage } from '#tests/e2e/pages/wordle.ts'
import { SITE } from '#tests/support/test-stack.ts'

/** More actions than any daily takes. */
const MOST_STEPS = 80

type View = { over: boolean }
type Answer = RunAnswer<View>
type Turn = { view: View; n: number; random: Random; isHarmless: () => boolean }

const pathOf = (game: GameId, locale: Locale): string =>
  localePath(locale, gameOf(game).modes.find(({ counts }) => counts === 'daily')!.path)

/** The end of a run; some games mark each of its lines. */
const result = (page: Page) => page.locator('[data-result]').first()

/** Opens a daily, with its result if it is over. */
export const openDaily = (page: Page, game: GameId, locale: Locale) => page.goto(pathOf(game, locale))

/** Plays the daily of Wordle on its page: `misses` wrong guesses, then the answer. */
export async function playWordle(page: Page, locale: Locale, { view }: Answer, wrong: number): Promise<void> {
  const { answer } = view as unknown as WordleView
  const wordle = new WordlePage(page)
  await wordle.open(pathOf('wordle', locale))
  await wordle.guessAll(NEVER_THE_ANSWER.slice(0, wrong))
  await wordle.guess(footballerById(answer!.id)!.name)
  await expect(result(page)).toBeVisible()
}

/** Plays the daily of Age on its page; `off` draws the error of each answer in years. */
export async function playAge(page: Page, locale: Locale, off: () => number): Promise<void> {
  await openDaily(page, 'age', locale)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const { input } = DRIVERS.age
  await input(page).focus()
  for (let done = 0; done < ASKED; done++) {
    await goOnToAge(page)
    await retype(page, String((await askedAge(page)) + off()))
    await page.keyboard.press('Enter')
    await expect(page.locator('li[data-heat]').nth(done).or(result(page)).first()).toBeVisible()
  }
  await expect(result(page)).toBeVisible()
}

/** Waits until a visitor's browser has stored the result, which takes a moment after the end is shown. */
export async function keptByBrowser(page: Page, game: GameId, date: Day): Promise<void> {
  await page.waitForFunction(
    ([game, date]) => {
      const games = JSON.parse(localStorage.getItem('userStats') ?? '{}') as Record<string, { date: string }[]>
      return games[game]?.some((record) => record.date === date)
    },
    [game, date] as const,
  )
}

/** The right answers of a daily, revealed to a throw-away visitor who gives it up. */
export async function giveUp(game: GameId, date: Day): Promise<Answer> {
  const send = async (path: string, body: object, cookie = '') => {
    const response = await fetch(SITE + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    expect(response.status, `${path} ${JSON.stringify(body)}`).toBeLessThan(202)
    return { answer: (await response.json()) as Answer, cookie: response.headers.get('set-cookie')?.split(';')[0] }
  }
  const { answer, cookie } = await send('/api/runs', { game, mode: 'today', date })
  const { runId, n } = answer
  return (await send(`/api/runs/${runId}`, { n: n + 1, action: { type: 'giveUp' } }, cookie)).answer
}

/** Starts a daily by sending its island's requests from a player's page. */
export async function startDaily(page: Page, game: GameId, date: Day): Promise<Answer> {
  const { status, answer } = await post(page, '/api/runs', { game, mode: 'today', date })
  expect(status, `${game}: ${JSON.stringify(answer)}`).toBeLessThan(202)
  return answer
}

/** Ends a started daily the same way; each action is right with probability `skill`. */
export async function endDaily(page: Page, game: GameId, run: Answer, told: Answer, skill: number, random: Random) {
  const right = PLAYBACKS[game] as (told: Answer, view: View) => object
  const guess = BOTS[game] as unknown as (turn: Turn) => object
  let now = run
  for (let steps = 0; !now.view.over; steps++) {
    expect(steps, `steps of ${game}`).toBeLessThan(MOST_STEPS)
    const turn = { view: now.view, n: now.n + 1, random, isHarmless: () => true }
    const known = random() < skill
    const tried = known ? null : await step(page, now, guess(turn))
    // A guess that the rules refuse does not count as a step.
    const taken = tried && tried.status < 300 ? tried : await step(page, now, right(told, now.view))
    expect(taken.status, `${game}: ${JSON.stringify(taken.answer)}`).toBe(200)
    now = taken.answer
  }
}

const step = (page: Page, { runId, n }: Answer, action: object) =>
  post(page, `/api/runs/${runId}`, { n: n + 1, action })

async function post(page: Page, path: string, body: object) {
  const sent = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body })
      return { status: response.status, answer: (await response.json()) as unknown }
    },
    [path, JSON.stringify(body)] as const,
  )
  return { status: sent.status, answer: sent.answer as Answer }
}
