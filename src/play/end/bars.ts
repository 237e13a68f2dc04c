import type { Distribution } from '#contracts/runs.ts'

/** Minimum of players for percentages; with fewer, the bars show counts. */
const LEAST_FOR_PERCENT = 20
/** Minimum of players for a distribution. */
const LEAST_FOR_BARS = 5

export type Bar = {
  bucket: number
  count: number
  /** Percentage of all plays; null with too few. */
  percent: number | null
  /** Percentage of the longest bar. */
  length: number
}

export const isWorthShowing = (distribution: Distribution | null): distribution is Distribution =>
  distribution !== null && distribution.plays >= LEAST_FOR_BARS

/** Bars of a day in reading order. */
export function barsOf({ plays, counts }: Distribution, order: readonly number[]): Bar[] {
  const longest = Math.max(1, ...counts)
  return order.map((bucket) => {
    const count = counts[bucket] ?? 0
    const percent = plays < LEAST_FOR_PERCENT ? null : Math.round((100 * count) / plays)
    return { bucket, count, percent, length: (100 * count) / longest }
  })
}

/** Reading order of points: highest first. */
export const mostFirst = (count: number): number[] => Array.from({ length: count }, (_, at) => count - 1 - at)
