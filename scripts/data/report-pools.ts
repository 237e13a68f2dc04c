import {
  agePool,
  areFarEnough,
  careerPathPool,
  dailyValuePool,
  daysWithoutRepeat,
  isFairQuestion,
  pixelsPool,
  splitPool,
  poolStates,
  REPEATS,
  seasonPool,
  seasonTotals,
  stadiumPool,
  wordlePool,
  type PoolFacts,
} from '#data/pools.ts'
import { STATISTICS } from '#data/types.ts'
import type { GameId } from '#core/games.ts'
import { listingOf } from '#games/listings.ts'
import { daysApart as blurDaysApart } from '#games/blur/deal/roster.ts'
import type { Figure } from './figures.ts'

/** Every pool; a closed one is a missed figure. */
export const poolFigures = (facts: PoolFacts): Figure[] =>
  poolStates(facts).map(({ game, mode, part, items, size, least }) => ({
    name: `${[game, mode, part].filter(Boolean).join(' ')}: ${items}`,
    count: size,
    least,
  }))

/** How long each game's daily lasts before something repeats; null where it never does. */
const REPEATS_OF: Record<GameId, ((facts: PoolFacts) => Figure) | null> = {
  wordle: ({ footballers }) => answers('wordle', wordlePool('today', footballers)),
  'career-path': ({ footballers }) => answers('career-path', careerPathPool('today', footballers)),
  age: ({ footballers, died, day }) => items('age', agePool('today', footballers, died, day).length),
  stadiums: ({ clubs, clubRecords }) => items('stadiums', stadiumPool(clubs, clubRecords).length),
  pixels: ({ footballers, pictures }) => items('pixels', pixelsPool('today', footballers, pictures).length),
  split: ({ footballers, pictures }) => {
    const faces = Object.values(splitPool(footballers, pictures)).map(({ length }) => length)
    return { ...items('split', Math.min(...faces) * faces.length), least: REPEATS.pairDays }
  },
  blur: () => ({ name: 'blur: no item again', count: blurDaysApart(), least: 1 }),
  higherlower: (facts) => pairs('higherlower', valuePairs(facts)),
  statistics: (facts) => pairs('statistics', seasonPairs(facts)),
  // Grids and cards are never drawn twice (`keep: 'forever'`).
  tictactoe: null,
  bingo: null,
  // Sentences rest 30 days, footballers 7: its deal closes the day before either returns.
  'back-four': null,
}

export const repeatFigures = (facts: PoolFacts): Figure[] =>
  Object.values(REPEATS_OF).flatMap((figureOf) => figureOf?.(facts) ?? [])

const answers = (game: GameId, pool: readonly unknown[]): Figure => ({
  name: `${game}: no answer again`,
  count: pool.length,
  least: REPEATS.answerDays,
})

const items = (game: GameId, size: number): Figure => ({
  name: `${game}: no item again`,
  count: daysWithoutRepeat(size, listingOf(game).itemsADay),
  least: 1,
})

const pairs = (game: GameId, size: number): Figure => ({
  name: `${game}: no pair again`,
  count: Math.floor(size / listingOf(game).itemsADay),
  least: REPEATS.pairDays,
})

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
