import { mean, tenths } from './mean.ts'

/** A group is told of from two answers on, and when they lie at least so far to one side. */
const LEAST_OF_A_GROUP = 2
const LEAST_LEAN = 2

/** Answers of a group, each by how far off it was, with its sign. */
export type Group<Name> = { name: Name; offs: readonly number[] }

/** Mean distance with its sign, in tenths, and the group that lies farthest to one side; null where none stands out. */
export function leanOf<Name>(groups: readonly Group<Name>[]): {
  mean: number
  most: { name: Name; mean: number } | null
} {
  const [most] = groups
    .filter(({ offs }) => offs.length >= LEAST_OF_A_GROUP)
    .map(({ name, offs }) => ({ name, mean: tenths(mean(offs)) }))
    .filter((one) => Math.abs(one.mean) >= LEAST_LEAN)
    .sort((one, other) => Math.abs(other.mean) - Math.abs(one.mean))
  return { mean: tenths(mean(groups.flatMap(({ offs }) => offs))), most: most ?? null }
}
