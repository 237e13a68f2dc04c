import type { Held } from './criteria.ts'

/** Valid answers that a cell needs at least. */
export const LEAST_ANSWERS = { easy: 5, normal: 5, hard: 3 } as const

/** Two criteria that cross, and who meets both. */
export type Crossing = { one: Held; other: Held; answers: readonly string[] }

/** Kinds of which two never meet in one cell: nobody is of two nations, leagues or roles. */
const EXCLUSIVE = new Set(['nation', 'league', 'role'])

const canCross = (one: Held, other: Held): boolean =>
  one.criterion.kind !== other.criterion.kind || !EXCLUSIVE.has(one.criterion.kind)

/** Ids of who meets both; the smaller set is walked. */
export function answersAt(one: Held, other: Held): string[] {
  const [few, many] = one.holders.size <= other.holders.size ? [one, other] : [other, one]
  return [...few.holders].filter((id) => many.holders.has(id))
}

/** Every pair of criteria with at least `least` answers, each pair once. */
export function crossingsOf(criteria: readonly Held[], least: number): Crossing[] {
  return criteria.flatMap((one, at) =>
    criteria
      .slice(at + 1)
      .filter((other) => canCross(one, other))
      .map((other) => ({ one, other, answers: answersAt(one, other) }))
      .filter(({ answers }) => answers.length >= least),
  )
}
