import { FOOTBALLERS } from '#data/facts.ts'
import { HISTORY } from '#data/history.ts'
import { seasonPool, seasonTotals, type SeasonTotal } from '#data/pools.ts'
import { SEASONS } from '#data/records.ts'
import type { Competition } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Season totals of all footballers. */
export const totals = seasonTotals(FOOTBALLERS, SEASONS)

/** Pool of the daily, for the server; a browser takes its seasons from the pack. */
export const todayPool = seasonPool('today', totals)

/** Pool of ranked runs. */
export const rankedPool = seasonPool('ranked', totals)

export const hasPortrait = (id: string): boolean => PORTRAITS.has(id)

const CHAMPIONSHIPS: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']

/** Clubs that won their league or the European Cup, by season: `2023/24 mancity`. */
const CHAMPIONS = new Set([
  ...HISTORY.champions.flatMap(({ competition, season, club }) =>
    CHAMPIONSHIPS.includes(competition) ? [championOf(season, club)] : [],
  ),
  ...HISTORY.titles.flatMap(({ title, year, winner }) =>
    title === 'champions_league' ? [championOf(year - 1, winner)] : [],
  ),
])

function championOf(season: number, club: string): string {
  return `${season}/${String((season + 1) % 100).padStart(2, '0')} ${club}`
}

/** True for a season of a footballer whose club became champion. */
export const isChampion = ({ season, clubs }: Pick<SeasonTotal, 'season' | 'clubs'>): boolean =>
  clubs.some((club) => CHAMPIONS.has(`${season} ${club}`))
