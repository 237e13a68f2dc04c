import { STATISTICS, type Footballer, type Season, type Statistic } from '../types.ts'
import { LEAST } from './state.ts'
import { LEAST_RATIO, ratioOf } from './values.ts'

/** Practice covers the last two seasons or all of them. */
export type StatisticsMode = 'now' | 'any' | 'ranked' | 'today'

type Candidate = Pick<Footballer, 'id' | 'role' | 'fame'>
type Row = Pick<Season, 'footballer' | 'season' | 'club' | Statistic>

/** A footballer's league season; after a winter transfer it has both clubs and the sum. */
export type SeasonTotal<Someone extends Candidate = Footballer> = {
  footballer: Someone
  season: string
  clubs: readonly string[]
} & Record<Statistic, number>

const LEAST_MATCHES = 5
const FAME: Record<StatisticsMode, number> = { now: 4, any: 3, ranked: 3, today: 3 }
const SEASONS_OF_NOW = 2

/** Minimum difference by statistic: sources differ by a card or a goal. */
const LEAST_DIFFERENCE: Record<Statistic, number> = { matches: 2, minutes: 90, goals: 2, assists: 2, yellowCards: 2 }

/** Seasons with at least five matches; `footballers` in the order of the facts. */
export function seasonTotals<Someone extends Candidate>(
  footballers: readonly Someone[],
  seasons: readonly Row[],
): SeasonTotal<Someone>[] {
  const rows = Map.groupBy(seasons, ({ footballer }) => footballer)
  return footballers
    .flatMap((footballer) => totalsOf(footballer, rows.get(footballer.id) ?? []))
    .filter(({ matches }) => matches >= LEAST_MATCHES)
}

/** Items by season, of sufficiently known footballers. */
export function seasonPool<Someone extends Candidate>(
  mode: StatisticsMode,
  totals: readonly SeasonTotal<Someone>[],
): Map<string, SeasonTotal<Someone>[]> {
  const all = [...new Set(totals.map(({ season }) => season))].sort()
  const seasons = new Set(mode === 'now' ? all.slice(-SEASONS_OF_NOW) : all)
  return Map.groupBy(
    totals.filter(({ season, footballer }) => seasons.has(season) && footballer.fame >= FAME[mode]),
    ({ season }) => season,
  )
}

/** Seasons with enough items. */
export const openSeasons = <Someone extends Candidate>(
  pool: ReadonlyMap<string, readonly SeasonTotal<Someone>[]>,
): (readonly SeasonTotal<Someone>[])[] => [...pool.values()].filter(({ length }) => length >= LEAST.seasonsOfAYear)

function totalsOf<Someone extends Candidate>(footballer: Someone, seasons: readonly Row[]): SeasonTotal<Someone>[] {
  return [...Map.groupBy(seasons, ({ season }) => season)].map(([season, rows]) => ({
    footballer,
    season,
    clubs: rows.map(({ club }) => club),
    ...sum(rows),
  }))
}

const sum = (rows: readonly Row[]) =>
  Object.fromEntries(
    STATISTICS.map((statistic) => [statistic, rows.reduce((total, row) => total + row[statistic], 0)]),
  ) as Record<Statistic, number>

/** A question with one clear answer: same season, clear difference, no goalkeepers' goals. */
export function isFairQuestion(
  statistic: Statistic,
  one: SeasonTotal<Candidate>,
  other: SeasonTotal<Candidate>,
): boolean {
  if (one.season !== other.season || one.footballer.id === other.footballer.id) return false
  if (!canBeAsked(statistic, one) || !canBeAsked(statistic, other)) return false
  const [first, second] = [one[statistic], other[statistic]]
  return Math.abs(first - second) >= LEAST_DIFFERENCE[statistic] && ratioOf(first, second) >= LEAST_RATIO
}

const canBeAsked = (statistic: Statistic, { footballer }: SeasonTotal<Candidate>): boolean =>
  footballer.role !== 'Goalkeeper' || (statistic !== 'goals' && statistic !== 'assists')
