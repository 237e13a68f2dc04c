/** Matches per day that count in tables, so that playing all day gives no advantage. */
const COUNTED_A_DAY = 5

/** Sum of the best matches of each day; `day` is any value that identifies a UTC day. */
export function seasonScore(matches: readonly { day: string; score: number }[]): number {
  const days = Map.groupBy(matches, ({ day }) => day)
  return [...days.values()].reduce((sum, scores) => sum + sumOfBest(scores.map(({ score }) => score)), 0)
}

const sumOfBest = (scores: readonly number[]): number =>
  [...scores]
    .sort((one, other) => other - one)
    .slice(0, COUNTED_A_DAY)
    .reduce((sum, score) => sum + score, 0)
