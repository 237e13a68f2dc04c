import type { Held } from './criteria.ts'
import type { CriterionKind } from './criterion.ts'

/** Minimum valid answers of a cell. */
export const LEAST_ANSWERS = 5

/** Two crossing criteria with their common holders. */
export type Crossing = { one: Held; other: Held; answers: readonly string[] }

/**
 * Kinds that are never crossed with themselves: nobody has two nations, roles or decades, and 50 matches include 25.
 */
const EXCLUSIVE = new Set<CriterionKind>(['nation', 'capped', 'confederation', 'caps', 'league', 'role', 'decade'])

/** Share of the rarer criterion's holders above which it implies the other: everybody of Barcelona played in Spain. */
const IMPLIES = 0.9

const canCross = (one: Held, other: Held): boolean =>
  one.criterion.kind !== other.criterion.kind || !EXCLUSIVE.has(one.criterion.kind)

/** Ids of the common holders; walks the smaller set. */
export function answersAt(one: Held, other: Held): string[] {
  const [few, many] = one.holders.size <= other.holders.size ? [one, other] : [other, one]
  return [...few.holders].filter((id) => many.holders.has(id))
}

/** Share of the rarer one inside the other: 1 when it implies the other. */
export const overlap = (one: Held, other: Held): number =>
  answersAt(one, other).length / Math.min(one.holders.size, other.holders.size)

/** Pairs of criteria with at least `least` answers of which neither implies the other, each pair once. */
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
