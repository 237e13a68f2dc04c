import { LEAGUE_COUNTRIES } from './league-seasons.ts'
import type { Competition, LeagueId } from '#data/types.ts'

/**
 * `countries`: countries of the participating clubs, null = all; `league`: the league whose champion it names; `from`
 * and `to`: first and last year in which it was decided, unless outside all records; `calendar`: decided within a
 * calendar year, not at the end of a season; `opens`: its season begins in that year.
 */
type Facts = {
  countries: readonly string[] | null
  league?: LeagueId
  from?: number
  to?: number
  calendar?: true
  opens?: true
}

const SOUTH_AMERICA = ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'MX', 'PE', 'PY', 'UY', 'VE'] as const

export const COMPETITION_FACTS: Record<Competition, Facts> = {
  premier_league: { countries: LEAGUE_COUNTRIES.premierleague, league: 'premierleague', from: 1993 },
  fa_cup: { countries: LEAGUE_COUNTRIES.premierleague },
  league_cup: { countries: LEAGUE_COUNTRIES.premierleague, from: 1961 },
  la_liga: { countries: LEAGUE_COUNTRIES.liga, league: 'liga' },
  copa_del_rey: { countries: LEAGUE_COUNTRIES.liga },
  serie_a: { countries: LEAGUE_COUNTRIES.seriea, league: 'seriea' },
  coppa_italia: { countries: LEAGUE_COUNTRIES.seriea, from: 1958 },
  bundesliga: { countries: LEAGUE_COUNTRIES.bundesliga, league: 'bundesliga', from: 1964 },
  dfb_pokal: { countries: LEAGUE_COUNTRIES.bundesliga },
  ligue_1: { countries: LEAGUE_COUNTRIES.ligue1, league: 'ligue1' },
  coupe_de_france: { countries: LEAGUE_COUNTRIES.ligue1 },
  coupe_de_la_ligue: { countries: LEAGUE_COUNTRIES.ligue1, from: 1995, to: 2020 },
  libertadores: { countries: SOUTH_AMERICA, calendar: true },
  // Before 2000 only two continents took part.
  club_world_cup: { countries: null, opens: true },
}

/** The season, by the year it begins, in which an edition is decided. */
export const seasonOf = (competition: Competition, year: number): number =>
  COMPETITION_FACTS[competition].opens || COMPETITION_FACTS[competition].calendar ? year : year - 1
