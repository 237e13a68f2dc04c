import type { Page } from '@playwright/test'
import { FOOTBALLERS } from '#data/facts.ts'
import { answersIn } from '#games/tictactoe/deal/answers.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'

const isAlone = (name: string) => FOOTBALLERS.filter((other) => other.name.includes(name)).length === 1

/** The best known unused right answer for a cell of the grid on the page, with a unique name. */
export async function rightIn(page: Page, cell: number, used: Set<string> = new Set()): Promise<string> {
  const keys = await page
    .locator('[data-axis]')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('data-axis')!))
  const grid = { columns: keys.slice(0, 3).map((key) => ({ key })), rows: keys.slice(3).map((key) => ({ key })) }
  const answers = new Set(answersIn(cell, grid, gridBandOfFacts()).map(({ id }) => id))
  const { name } = FOOTBALLERS.find((one) => answers.has(one.id) && !used.has(one.name) && isAlone(one.name))!
  used.add(name)
  return name
}
