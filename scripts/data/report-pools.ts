import {
  agePool,
  areFarEnough,
  careerPathPool,
  dailyValuePool,
  daysWithoutRepeat,
  isFairQuestion,
  pixelsPool,
  splitPool,
  ITEMS_A_DAY,
  poolStates,
  REPEATS,
  seasonPool,
  seasonTotals,
  stadiumPool,
  wordlePool,
  type PoolFacts,
} from '#data/pools.ts'
import { STATISTICS } from '#data/types.ts'
import { daysApart as blurDaysApart } from '#games/blur/deal/roster.ts'
import type { Figure } from './figures.ts'

/** Every pool; a closed one is a missed figure. */
export const poolFigures = (facts: PoolFacts): Figure[] =>
  poolStates(facts).map(({ game, mode, part, items, size, least }) => ({
    name: `${[game, mode, part].filter(Boolean).join(' ')}: ${items}`,
    count: size,
    least,
  }))

/** How long the dailies last before something repeats. */
export function repeatFigures(facts: PoolFacts): Figure[] {
  const { footballers, clubs, clubRecords, died, pictures, day } = facts
  const faces = Object.values(splitPool(footballers, pictures)).map(({ length }) => length)
  const days = (game: keyof typeof ITEMS_A_DAY, size: number): Figure => ({
    name: `${game}: no item again`,
    count: daysWithoutRepeat(size, ITEMS_A_DAY[game]),
    least: 1,
  })
  return [
    { name: 'wordle: no answer again', count: wordlePool('today', footballers).length, least: REPEATS.answerDays },
    {
      name: 'career-path: no answer again',
      count: careerPathPool('today', footballers).length,
      least: REPEATS.answerDays,
    },
    days('age', agePool('today', footballers, died, day).length),
    days('stadiums', stadiumPool(clubs, clubRecords).length),
    days('pixels', pixelsPool('today', footballers, pictures).length),
    { ...days('split', Math.min(...faces) * faces.length), least: REPEATS.pairDays },
    { name: 'blur: no item again', count: blurDaysApart(), least: 1 },
    {
      name: 'higherlower: no pair again',
      count: Math.floor(valuePairs(facts) / ITEMS_A_DAY.higherlower),
      least: REPEATS.pairDays,
    },
    {
      name: 'statistics: no pair again',
      count: Math.floor(seasonPairs(facts) / ITEMS_A_DAY.statistics),
      least: REPEATS.pairDays,
    },
  ]
}

const valuePairs = ({ footballers, values }: PoolFacts): number =>
  pairsOf(dailyValuePool(footballers, values), areFarEnough)

/** Pairs of footballers and season with a valid statistic question. */
function seasonPairs({ footballers, seasons }: PoolFacts): number {
  const totals = [...seasonPool('today', seasonTotals(footballers, seasons)).values()]
  const canAsk = (one: (typeof totals)[number][number], other: typeof one) =>
    STATISTICS.some((statistic) => isFairQuestion(statistic, one, other))
  return totals.reduce((count, season) => count + pairsOf(season, canAsk), 0)
}

function pairsOf<Item>(items: readonly Item[], fits: (one: Item, other: Item) => boolean): number {
  return items.reduce((count, one, at) => count + items.slice(at + 1).filter((other) => fits(one, other)).length, 0)
}
