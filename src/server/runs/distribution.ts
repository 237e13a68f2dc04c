import type { Distribution } from '#contracts/runs.ts'
import type { DistributionRules } from '#games/run-rules.ts'

/** Below this number of plays percentages are mostly chance. */
export const MIN_PLAYS = 50

/** Plays per bucket. */
export type Counts = Record<string, number>

export function distributionFrom(counts: Counts, { count }: DistributionRules): Distribution {
  const columns = Array.from({ length: count }, (_, bucket) => counts[bucket] ?? 0)
  return { plays: columns.reduce((sum, plays) => sum + plays, 0), counts: columns }
}

/**
 * Rank of a bucket among all plays: `rank` from 1 (ties share it) and `betterThan`, the percentage of worse plays,
 * rounded down, null below 50 plays.
 */
export function standingOf(
  { plays, counts }: Distribution,
  bucket: number,
  { worstFirst }: DistributionRules,
): { rank: number; betterThan: number | null } {
  const at = worstFirst.indexOf(bucket)
  const sum = (buckets: readonly number[]) => buckets.reduce((total, index) => total + (counts[index] ?? 0), 0)
  const worse = sum(worstFirst.slice(0, at))
  const better = sum(worstFirst.slice(at + 1))
  return { rank: better + 1, betterThan: plays < MIN_PLAYS ? null : Math.floor((100 * worse) / plays) }
}

/** Percentage of plays that found the answer; null in a game of points, and below 50 plays. */
export function foundPercent({ plays, counts }: Distribution, { missed }: DistributionRules): number | null {
  if (missed === undefined || plays < MIN_PLAYS) return null
  return Math.round((100 * (plays - counts[missed]!)) / plays)
}

/** The bucket that half of the plays reached or beat; null below 50 plays. */
export function medianOf({ plays, counts }: Distribution, { worstFirst }: DistributionRules): number | null {
  if (plays < MIN_PLAYS) return null
  let passed = 0
  return worstFirst.find((bucket) => (passed += counts[bucket] ?? 0) * 2 >= plays) ?? null
}
