import { mean, tenths } from './mean.ts'

/** Minimum answers and minimum mean error of a group that is named. */
const LEAST_OF_A_GROUP = 2
const LEAST_LEAN = 2

/** Signed errors of a group's answers. */
export type Group<Name> = { name: Name; offs: readonly number[] }

/** Mean signed error, in tenths, and the group that deviates most; null where none stands out. */
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
