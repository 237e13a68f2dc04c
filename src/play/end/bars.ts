import type { Distribution } from '#contracts/runs.ts'

/** Below so many players a percentage says nothing: then the bars show counts. */
const LEAST_FOR_PERCENT = 20
/** Alone nobody can be compared with. */
const LEAST_FOR_BARS = 2

export type Bar = {
  bucket: number
  count: number
  /** Of all plays; null while there are too few of them. */
  percent: number | null
  /** In percent of the longest bar. */
  length: number
}

export const isWorthShowing = (distribution: Distribution | null): distribution is Distribution =>
  distribution !== null && distribution.plays >= LEAST_FOR_BARS

/** The bars of a day in the order of reading. */
export function barsOf({ plays, counts }: Distribution, order: readonly number[]): Bar[] {
  const longest = Math.max(1, ...counts)
  return order.map((bucket) => {
    const count = counts[bucket] ?? 0
    const percent = plays < LEAST_FOR_PERCENT ? null : Math.round((100 * count) / plays)
    return { bucket, count, percent, length: (100 * count) / longest }
  })
}

/** The order of reading of points: the most first. */
export const mostFirst = (count: number): number[] => Array.from({ length: count }, (_, at) => count - 1 - at)
