import type { GridCriterion } from '#data/pools.ts'
import type { Names } from '#data/types.ts'

/** A row or a column with what its name is made of: a first view has no pack. */
export type Axis = {
  key: string
  criterion: GridCriterion
  /** Of a club one name in all languages. Null: leagues, roles and titles have words of their own. */
  name: string | Names | null
  /** Address of the crest, or the name of the flag's file. */
  crest?: string | null
  flag?: string
}

/** Three rows and three columns. */
export type Grid = { rows: readonly Axis[]; columns: readonly Axis[] }

export const SIDES = ['row', 'column'] as const
export type GridSide = (typeof SIDES)[number]
