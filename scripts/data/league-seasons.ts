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

/** Start year of the first season. 1992 for the Premier League: earlier seasons count as another league. */
const FIRST_SEASON: Record<LeagueId, number> = {
  premierleague: 1992,
  liga: 1929,
  seriea: 1929,
  bundesliga: 1963,
  ligue1: 1932,
}

/** Whether a club played in a league in a season; null when unknown. */
export type WasInLeague = (league: LeagueId, club: string, begin: number) => boolean | null

/** Reads `league-seasons.csv`; for a club missing from an incomplete season, the result is null, not false. */
export function leagueSeasons(sheets: Pick<Sheets, 'league-seasons' | 'clubs'>): {
  wasInLeague: WasInLeague
  lastSeason: number
} {
  const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
  const rows = new Map(
    sheets['league-seasons'].map(({ league, season, clubs, complete }) => [
      `${league} ${beginOf(season)}`,
      { clubs: new Set(clubs), complete },
    ]),
  )
  return {
    lastSeason: sheets['league-seasons'].reduce((latest, { season }) => Math.max(latest, beginOf(season)), 0),
    wasInLeague(league, club, begin) {
      if (!LEAGUE_COUNTRIES[league].includes(countries.get(club) ?? '') || begin < FIRST_SEASON[league]) return false
      const row = rows.get(`${league} ${begin}`)
      if (row?.clubs.has(club)) return true
      return row?.complete ? false : null
    },
  }
}
