import { expect, type Locator, type Page } from '@playwright/test'
import { footballerById } from '#data/facts.ts'

/** Wordle in all its single player modes. */
export class WordlePage {
  readonly page: Page
  readonly box: Locator
  readonly options: Locator
  readonly rows: Locator
  /** What the hints have told: a face, or words. */
  readonly told: Locator
  readonly verdict: Locator
  /** Who it was, on the end. */
  readonly answer: Locator
  /** What the run brought, with the level bar. */
  readonly points: Locator

  constructor(page: Page) {
    this.page = page
    this.box = page.getByRole('combobox')
    this.options = page.getByRole('option')
    this.rows = page.locator('[data-guess]')
    this.answer = page.locator('[data-answer]')
    this.points = page.locator('[data-points]')
    this.told = page.locator('[data-dock]').locator('[data-face], [data-note]')
    this.verdict = page.getByRole('heading', {
      level: 2,
      name: /^(Full time|Coup de sifflet final|Final del partido)\./,
    })
  }

  /** Opens and waits until a guess would be taken. */
  async open(path: string) {
    await this.page.goto(path)
    // The game itself comes with the first sign of a player.
    await this.box.focus()
    await expect(this.page.getByRole('button', { name: /^(Give up|Abandonner|Rendirse)$/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }

  /** A tap on a name is the guess, once the list has stood still. */
  async guess(name: string) {
    await this.box.fill(name)
    await expect(this.page.locator('[data-settled]')).toBeVisible()
    await this.options.filter({ hasText: name }).first().click()
  }

  /** Names one after the other, each when the one before stands on the board. */
  async guessAll(names: readonly string[]) {
    for (const [at, name] of names.entries()) {
      await this.guess(name)
      await expect(this.rows).toHaveCount(at + 1)
    }
  }

  /** Presses twice: it asks once. */
  async giveUp() {
    await this.page.getByRole('button', { name: 'Give up' }).click()
    await this.page.getByRole('button', { name: 'Really?' }).click()
    await expect(this.verdict).toBeVisible()
  }

  async takeHint() {
    await this.page.getByRole('button', { name: 'Hint −6' }).click()
    await this.page.getByRole('button', { name: 'Sure? −6' }).click()
  }

  /** Who is to be found at a level of solo: practice runs are kept in the browser. */
  async soloAnswer(level: string): Promise<string> {
    const id = await this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key)!).deal.answer as string,
      `wordle-solo-${level}`,
    )
    return footballerById(id)!.name
  }

  /** Deals somebody that a test knows, at a level of solo. */
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

  /** As if he had been the answer of a level lately: nobody comes again so soon. Before the game itself has loaded. */
  async willNotDeal(level: string, id: string) {
    await this.page.evaluate(
      ([key, recent]) => localStorage.setItem(key!, recent!),
      [`wordle-solo-${level}-recent`, JSON.stringify([id])],
    )
  }

  async answerName(): Promise<string> {
    return (await this.answer.textContent())!
  }
}

/**
 * Outside the five leagues: nobody's answer, in no mode. Where the answer is dealt by chance, a test guesses these alone:
 * one in two hundred deals is any other.
 */
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
