import type { Random } from '#core/random.ts'
import { STATISTICS, type Statistic } from '#data/types.ts'

/** Of a hundred questions so many are about it: nobody feels minutes. */
const WEIGHTS: Record<Statistic, number> = { matches: 20, minutes: 10, goals: 35, assists: 25, yellowCards: 10 }

/** The same is asked so often in a row. */
const IN_A_ROW = 2

/** Asked so often in a row that something else is due. */
export const isWornOut = (statistic: Statistic, asked: readonly Statistic[]): boolean =>
  asked.length >= IN_A_ROW && asked.slice(-IN_A_ROW).every((other) => other === statistic)

/** What is asked after all that was. */
export function statisticAfter(before: readonly Statistic[], random: Random): Statistic {
  const left = STATISTICS.filter((statistic) => !isWornOut(statistic, before))
  let at = random() * left.reduce((sum, statistic) => sum + WEIGHTS[statistic], 0)
  return left.find((statistic) => (at -= WEIGHTS[statistic]) < 0) ?? left.at(-1)!
}
