/** Days for which a daily's question does not return (docs/games/README.md). */
export const REPEATS = {
  /** The answer of Wordle and career path. */
  answerDays: 365,
  /** A pair of higher lower and statistics. */
  pairDays: 90,
  /** Days by which an item may come back earlier than the pool would allow: without them the last day has no choice. */
  reserveDays: 3,
} as const

/** What the pool of a daily answer holds at least: a year, and some choice on its last day. */
export const LEAST_ANSWERS_POOL = 400

/** Pairs, faces, crests, ages, grounds that one day asks for. */
export const ITEMS_A_DAY = {
  pixels: 5,
  split: 3,
  blur: 5,
  age: 10,
  stadiums: 6,
  higherlower: 10,
  statistics: 10,
} as const

/** Days for which no item comes back: a daily leaves out what it asked in that time. */
export const daysWithoutRepeat = (poolSize: number, itemsADay: number): number =>
  Math.max(0, Math.floor(poolSize / itemsADay) - REPEATS.reserveDays)
