/** So many matches of a day count in tables: playing all day is no advantage. */
const COUNTED_A_DAY = 5

/** The sum of the best matches of each day; `day` in any form that is equal for one UTC day. */
export function seasonScore(matches: readonly { day: string; score: number }[]): number {
  const days = Map.groupBy(matches, ({ day }) => day)
  return [...days.values()].reduce((sum, scores) => sum + bestOf(scores.map(({ score }) => score)), 0)
}

const bestOf = (scores: readonly number[]): number =>
  [...scores]
    .sort((one, other) => other - one)
    .slice(0, COUNTED_A_DAY)
    .reduce((sum, score) => sum + score, 0)
