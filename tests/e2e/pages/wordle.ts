import { expect, type Locator, type Page } from '@playwright/test'
import { footballerById } from '#data/facts.ts'

/** Wordle in its single player modes. */
export class WordlePage {
  readonly page: Page
  readonly box: Locator
  readonly options: Locator
  readonly rows: Locator
  /** Revealed hints: a face, or words. */
  readonly revealed: Locator
  readonly verdict: Locator
  /** The answer, at the end. */
  readonly answer: Locator
  /** Points of the run, with the level bar. */
  readonly points: Locator

  constructor(page: Page) {
    this.page = page
    this.box = page.getByRole('combobox')
    this.options = page.getByRole('option')
    this.rows = page.locator('[data-guess]')
    this.answer = page.locator('[data-answer]')
    this.points = page.locator('[data-points]')
    this.revealed = page.locator('[data-dock]').locator('[data-face], [data-note]')
    this.verdict = page.getByRole('heading', {
      level: 2,
      name: /^(Full time|Coup de sifflet final|Final del partido)\./,
    })
  }

  /** Opens the page and waits until it accepts a guess. */
  async open(path: string) {
    await this.page.goto(path)
    // The game itself loads at the first interaction.
    await this.box.focus()
    await expect(this.page.getByRole('button', { name: /^(Give up|Abandonner|Rendirse)$/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }

  /** Guesses a name by tapping it, once the list of suggestions has settled. */
  async guess(name: string) {
    await this.box.fill(name)
    await expect(this.page.locator('[data-settled]')).toBeVisible()
    await this.options.filter({ hasText: name }).first().click()
  }

  /** Guesses the names in sequence, each after the previous one shows. */
  async guessAll(names: readonly string[]) {
    for (const [at, name] of names.entries()) {
      await this.guess(name)
      await expect(this.rows).toHaveCount(at + 1)
    }
  }

  /** Presses twice, because it asks for confirmation. */
  async giveUp() {
    await this.page.getByRole('button', { name: 'Give up' }).click()
    await this.page.getByRole('button', { name: 'Sure?' }).click()
    await expect(this.verdict).toBeVisible()
  }

  async takeHint() {
    await this.page.getByRole('button', { name: 'Hint −6' }).click()
    await this.page.getByRole('button', { name: 'Sure? −6' }).click()
  }

  /** The answer of a solo level: practice runs are stored in the browser. */
  async soloAnswer(level: string): Promise<string> {
    const id = await this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key)!).deal.answer as string,
      `wordle-solo-${level}`,
    )
    return footballerById(id)!.name
  }

  /** Deals a known answer at a solo level. */
  async dealSolo(level: string, id: string) {
    await this.open(`/wordle/solo?level=${level}`)
    await this.page.evaluate(
      ([key, answer]) => {
        const saved = JSON.parse(localStorage.getItem(key!)!)
        localStorage.setItem(key!, JSON.stringify({ ...saved, deal: { ...saved.deal, answer } }))
      },
      [`wordle-solo-${level}`, id],
    )
    await this.open(`/wordle/solo?level=${level}`)
  }

  /** Stores a footballer as a recent answer of a level, so that he is not dealt. Call before the game loads. */
  async excludeFromDeal(level: string, id: string) {
    await this.page.evaluate(
      ([key, recent]) => localStorage.setItem(key!, recent!),
      [`wordle-solo-${level}-recent`, JSON.stringify([id])],
    )
  }

  async answerName(): Promise<string> {
    return (await this.answer.textContent())!
  }
}

/** Footballers outside the five leagues, so never the answer; guesses for tests with a random answer. */
export const NEVER_THE_ANSWER = [
  'Ronaldinho',
  'Thierry Henry',
  'Andrea Pirlo',
  'Iker Casillas',
  'Paolo Maldini',
  'Didier Drogba',
  'Wayne Rooney',
  'Lionel Messi',
] as const
