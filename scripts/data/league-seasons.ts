import type { LeagueId } from '#data/types.ts'
import type { Sheets } from './sheets.ts'
import { beginOf } from './stays.ts'

/** Countries whose clubs play in a league: Wales in the English league, Monaco in the French one. */
export const LEAGUE_COUNTRIES: Record<LeagueId, readonly string[]> = {
  premierleague: ['GB-ENG', 'GB-WLS'],
  liga: ['ES'],
  seriea: ['IT'],
  bundesliga: ['DE'],
  ligue1: ['FR', 'MC'],
}

/** First season by the year it begins: before the Premier League it was another league. */
const FIRST_SEASON: Record<LeagueId, number> = {
  premierleague: 1992,
  liga: 1929,
  seriea: 1929,
  bundesliga: 1963,
  ligue1: 1932,
}

/** Whether a club played in a league in a season; null when unknown. */
export type WasIn = (league: LeagueId, club: string, begin: number) => boolean | null

/** Reads `league-seasons.csv`; an incomplete season names clubs and excludes nobody. */
export function leagueSeasons(sheets: Pick<Sheets, 'league-seasons' | 'clubs'>): { wasIn: WasIn; last: number } {
  const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
  const rows = new Map(
    sheets['league-seasons'].map(({ league, season, clubs, complete }) => [
      `${league} ${beginOf(season)}`,
      { clubs: new Set(clubs), complete },
    ]),
  )
  return {
    last: sheets['league-seasons'].reduce((latest, { season }) => Math.max(latest, beginOf(season)), 0),
    wasIn(league, club, begin) {
      if (!LEAGUE_COUNTRIES[league].includes(countries.get(club) ?? '') || begin < FIRST_SEASON[league]) return false
      const row = rows.get(`${league} ${begin}`)
      if (row?.clubs.has(club)) return true
      return row?.complete ? false : null
    },
  }
}
