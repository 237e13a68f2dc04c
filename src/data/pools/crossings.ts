import type { Held } from './criteria.ts'
import type { CriterionKind } from './criterion.ts'

/** Valid answers that a cell needs at least. */
export const LEAST_ANSWERS = 5

/** Two criteria that cross, and who meets both. */
export type Crossing = { one: Held; other: Held; answers: readonly string[] }

/** Kinds of which two never meet in one cell: nobody is of two nations, roles or decades, and 50 matches are 25. */
const EXCLUSIVE = new Set<CriterionKind>(['nation', 'capped', 'confederation', 'caps', 'league', 'role', 'decade'])

/** Share of the rarer criterion's holders above which it tells the other: everybody of Barcelona played in Spain. */
const IMPLIES = 0.9

const canCross = (one: Held, other: Held): boolean =>
  one.criterion.kind !== other.criterion.kind || !EXCLUSIVE.has(one.criterion.kind)

/** Ids of who meets both; the smaller set is walked. */
export function answersAt(one: Held, other: Held): string[] {
  const [few, many] = one.holders.size <= other.holders.size ? [one, other] : [other, one]
  return [...few.holders].filter((id) => many.holders.has(id))
}

/** How much of the rarer one lies in the other: 1 for one that implies the other. */
export const overlap = (one: Held, other: Held): number =>
  answersAt(one, other).length / Math.min(one.holders.size, other.holders.size)

/** Every pair of criteria with at least `least` answers where neither tells the other, each pair once. */
export function crossingsOf(criteria: readonly Held[], least: number): Crossing[] {
  return criteria.flatMap((one, at) =>
    criteria
      .slice(at + 1)
      .filter((other) => canCross(one, other))
      .map((other) => ({ one, other, answers: answersAt(one, other) }))
      .filter(({ answers }) => answers.length >= least)
      .filter(({ other, answers }) => answers.length <= IMPLIES * Math.min(one.holders.size, other.holders.size)),
  )
}
