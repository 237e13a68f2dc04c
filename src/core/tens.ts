const COUNT = 11

/** Buckets of a score from 0 to 100: 0 to 9, 10 to 19 ... and 100 alone. */
export const TENS = {
  count: COUNT,
  of: (score: number): number => Math.floor(score / 10),
  worstFirst: Array.from({ length: COUNT }, (_, at) => at),
  label: (column: number): string => (column === COUNT - 1 ? '100' : `${10 * column}–${10 * column + 9}`),
}
