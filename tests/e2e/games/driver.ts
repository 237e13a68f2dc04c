import { expect, type Locator, type Page } from '@playwright/test'

/** How the contract test plays a game: by keyboard, in any language, on its daily and its practice page. */
export type Driver = {
  /** The input for answers. */
  input: (page: Page) => Locator
  /**
   * Takes the action after `done` others, with the input focused, and waits until it shows. An action may end the run
   * early.
   */
  act: (page: Page, done: number) => Promise<void>
  /** Continues after a revealed answer, in games that stop there. */
  goOn?: (page: Page) => Promise<void>
  /** Plays to the end of the run, after `done` actions. */
  finish: (page: Page, done: number) => Promise<void>
  /** Visible results of the actions so far, which a reload restores. */
  state: (page: Page) => Promise<string[]>
  /** Types an invalid answer and expects the message. English, after an action. */
  wrong: (page: Page) => Promise<void>
}

const MOST_TABS = 60

/** Moves to the target with the Tab key only. */
export async function reach(target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`not reached with ${MOST_TABS} tabs: ${target}`)
}

/** Replaces the text of the focused input. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Gives up each picture of a run; presses "next" again where a press met a button that was still moving. */
export async function skipAll(page: Page, pictures: number): Promise<void> {
  const skip = page.locator('[data-dock] [data-skip]')
  const onward = page.locator('[data-dock] [data-onward]')
  for (let at = 0; at < pictures; at++) {
    await skip.click()
    if (at === pictures - 1) return
    await onward.waitFor()
    await expect(async () => {
      if (await onward.isVisible()) await onward.click()
      await expect(onward).toBeHidden({ timeout: 2_000 })
    }).toPass()
  }
}
