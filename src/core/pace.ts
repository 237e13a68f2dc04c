/**
 * Paces that no person has. Results at such a pace stay off the leaderboards; ranked runs are judged in the
 * transaction that ends them, with RANKED_PACE.
 */
const ACTION_MS = 250

/** True when a run of `n` actions took less time than a person needs. */
export const isTooFast = ({ ms, n }: { ms: number; n: number }, minSeconds: number): boolean =>
  ms < Math.max(minSeconds * 1000, n * ACTION_MS)

/** Limits of a ranked run besides the median of its game: right answers, and answers in a row each below `ms`. */
export const RANKED_PACE = { most_right: 60, streak: { answers: 30, ms: 600 } } as const

const QUIZ_ANSWERS = 5
const QUIZ_MEDIAN_MS = 700

/** True when the median answer time of a quiz match is implausible; too few answers are never held. */
export function isQuizTooFast(times: readonly number[]): boolean {
  return times.length >= QUIZ_ANSWERS && medianOf(times) < QUIZ_MEDIAN_MS
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
