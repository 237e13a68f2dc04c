import { STATISTICS, type Footballer, type Season, type Statistic } from '../types.ts'
import { isKnownEnough } from './difficulty.ts'
import { LEAST_RATIO, ratioOf } from './values.ts'

export type StatisticsMode = 'normal' | 'ranked' | 'today'

/** One footballer's league season; who changed clubs in winter has both clubs and the sum. */
export type SeasonTotal = {
  footballer: Footballer
  season: string
  clubs: readonly string[]
} & Record<Statistic, number>

const LEAST_MATCHES = 5

/** Seasons that can be asked about, by season; `footballers` in the order of the facts. Today leaves out the little known. */
export function seasonPool(
  mode: StatisticsMode,
  footballers: readonly Footballer[],
  seasons: readonly Season[],
): Map<string, SeasonTotal[]> {
  const rows = Map.groupBy(seasons, ({ footballer }) => footballer)
  const totals = footballers
    .filter((footballer) => mode === 'normal' || isKnownEnough('normal')(footballer))
    .flatMap((footballer) => totalsOf(footballer, rows.get(footballer.id) ?? []))
    .filter(({ matches }) => matches >= LEAST_MATCHES)
  return Map.groupBy(totals, ({ season }) => season)
}

function totalsOf(footballer: Footballer, seasons: readonly Season[]): SeasonTotal[] {
  return [...Map.groupBy(seasons, ({ season }) => season)].map(([season, rows]) => ({
    footballer,
    season,
    clubs: rows.map(({ club }) => club),
    ...sum(rows),
  }))
}

const sum = (rows: readonly Season[]) =>
  Object.fromEntries(
    STATISTICS.map((statistic) => [statistic, rows.reduce((total, row) => total + row[statistic], 0)]),
  ) as Record<Statistic, number>

/** A question with one clear answer: the same season, at least 12 % apart, no goalkeepers' goals. */
export function isFairQuestion(statistic: Statistic, one: SeasonTotal, other: SeasonTotal): boolean {
  if (one.season !== other.season || one.footballer.id === other.footballer.id) return false
  if ((statistic === 'goals' || statistic === 'assists') && (isGoalkeeper(one) || isGoalkeeper(other))) return false
  return one[statistic] !== other[statistic] && ratioOf(one[statistic], other[statistic]) >= LEAST_RATIO
}

const isGoalkeeper = ({ footballer }: SeasonTotal): boolean => footballer.role === 'Goalkeeper'
