import type { Grid } from '../../rules/grid.ts'
import { askOf } from '../../sentences.ts'
import type { Said } from '../../words.ts'

/** "Name a Brazilian who was at Chelsea": the question of the ringed cell. */
export function Ask({ cell, grid, ...said }: Said & { cell: number; grid: Grid }) {
  return askOf(cell, grid, said)
}
