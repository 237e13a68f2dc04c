/** Days before a daily's question can return (docs/games/README.md). */
export const REPEATS = {
  /** Answers of Wordle and Career path. */
  answerDays: 365,
  /** Pairs of Higher lower and Statistics. */
  pairDays: 90,
  /** Days by which an item may return earlier; without them the last day of a cycle would have no choice. */
  reserveDays: 3,
} as const

/** Minimum pool of a daily answer: a year, and some choice on its last day. */
export const LEAST_ANSWERS_POOL = 400

/** Days before an item can return; a daily excludes the items of these days. */
export const daysWithoutRepeat = (poolSize: number, itemsADay: number): number =>
  Math.max(0, Math.floor(poolSize / itemsADay) - REPEATS.reserveDays)
