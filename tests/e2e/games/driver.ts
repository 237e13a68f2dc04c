import type { Locator, Page } from '@playwright/test'

/** How the contract test plays a game: by keyboard, in any language, on its daily and on its practice page alike. */
export type Driver = {
  /** Where answers are typed. */
  input: (page: Page) => Locator
  /** Takes the action after `done` others, with the input in focus, and waits until it shows. None ends the run early. */
  act: (page: Page, done: number) => Promise<void>
  /** Where the truth about an action stands until somebody goes on: goes on. */
  goOn?: (page: Page) => Promise<void>
  /** From `done` actions to the end of the run. */
  finish: (page: Page, done: number) => Promise<void>
  /** What the actions so far have left on the page, and a reload brings back. */
  state: (page: Page) => Promise<string[]>
  /** Types what is no answer, and expects the sentence that refuses it. English, after an action. */
  wrong: (page: Page) => Promise<void>
}

const MOST_TABS = 60

/** Goes to the target with the Tab key alone. */
export async function reach(target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`not reached with ${MOST_TABS} tabs: ${target}`)
}

/** Types in the place of whatever the focused input holds. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
