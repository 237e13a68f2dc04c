import type { Distribution } from '#contracts/runs.ts'
import type { DailyGame } from './daily-game.ts'

/** Below this a percentage says more about chance than about the player. */
const MIN_PLAYS = 50

/** Bucket -> plays, as the database counts them. */
export type Counts = Record<string, number>

export function distributionFrom(counts: Counts, { count }: DailyGame['buckets']): Distribution {
  const columns = Array.from({ length: count }, (_, bucket) => counts[bucket] ?? 0)
  return { plays: columns.reduce((sum, plays) => sum + plays, 0), counts: columns }
}

/**
 * Where a bucket stands among all plays: `rank` from 1 (equals share it) and `betterThan`, the percent of plays that
 * did worse, rounded down and null below 50 plays. The one function for both.
 */
export function standingOf(
  { plays, counts }: Distribution,
  bucket: number,
  { worstFirst }: DailyGame['buckets'],
): { rank: number; betterThan: number | null } {
  const at = worstFirst.indexOf(bucket)
  const sum = (buckets: readonly number[]) => buckets.reduce((total, index) => total + (counts[index] ?? 0), 0)
  const worse = sum(worstFirst.slice(0, at))
  const better = sum(worstFirst.slice(at + 1))
  return { rank: better + 1, betterThan: plays < MIN_PLAYS ? null : Math.floor((100 * worse) / plays) }
}

/** Percent of plays outside the worst bucket, null below 50 plays. */
export function foundPercent({ plays, counts }: Distribution, { worstFirst }: DailyGame['buckets']): number | null {
  if (plays < MIN_PLAYS) return null
  return Math.round((100 * (plays - counts[worstFirst[0]!]!)) / plays)
}
