import type { LeagueId } from '#data/types.ts'
import { LEAGUE_COUNTRIES } from '../league-seasons.ts'
import type { Row, Sheets } from '../sheets.ts'
import { beginOf } from '../stays.ts'
import type { Rule } from './problem.ts'

/** Number of clubs in a league from a season on, by the year in which it begins. */
const SIZES: Record<LeagueId, readonly (readonly [from: number, clubs: number])[]> = {
  premierleague: [
    [1992, 22],
    [1995, 20],
  ],
  liga: [
    [1971, 18],
    [1987, 20],
    [1995, 22],
    [1997, 20],
  ],
  seriea: [
    [1967, 16],
    [1988, 18],
    [2004, 20],
  ],
  bundesliga: [
    [1963, 16],
    [1965, 18],
    [1991, 20],
    [1992, 18],
  ],
  ligue1: [
    [1970, 20],
    [1997, 18],
    [2002, 20],
    [2023, 18],
  ],
}

/** Maximum promotions or relegations at once: Spain in 1997, Italy in 2004, Germany in 1991. */
const MOST_LEAVE = 5
const MOST_COME = 6

const leagueSize: Rule = {
  name: 'league-size',
  check(sheets, complain) {
    for (const row of complete(sheets)) {
      const size = SIZES[row.league].findLast(([from]) => from <= beginOf(row.season))?.[1]
      if (size !== row.clubs.length) {
        complain('league-seasons', row, 'clubs', `${row.clubs.length} clubs, the league had ${size ?? 'not begun'}`)
      }
      if (new Set(row.clubs).size !== row.clubs.length) complain('league-seasons', row, 'clubs', 'names a club twice')
    }
  },
}

const leagueCountry: Rule = {
  name: 'league-country',
  check(sheets, complain) {
    const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
    for (const row of sheets['league-seasons']) {
      const stranger = row.clubs.find((club) => !LEAGUE_COUNTRIES[row.league].includes(countries.get(club) ?? ''))
      if (stranger) complain('league-seasons', row, 'clubs', `"${stranger}" is no club of that league's countries`)
    }
  },
}

/** Detects slips: a league changes by promotion and relegation only. */
const leagueContinuity: Rule = {
  name: 'league-continuity',
  check(sheets, complain) {
    const rows = complete(sheets)
    const byKey = new Map(rows.map((row) => [`${row.league} ${beginOf(row.season)}`, row]))
    for (const row of rows) {
      const before = byKey.get(`${row.league} ${beginOf(row.season) - 1}`)
      if (!before) continue
      const left = before.clubs.filter((club) => !row.clubs.includes(club)).length
      const came = row.clubs.filter((club) => !before.clubs.includes(club)).length
      if (left > MOST_LEAVE || came > MOST_COME) {
        complain('league-seasons', row, 'clubs', `${left} clubs left and ${came} came since the season before`)
      }
    }
  },
}

/** clubs.csv's two seasons and every league match must agree. */
const leagueOfTheClub: Rule = {
  name: 'league-of-the-club',
  check(sheets, complain) {
    const rows = new Map(complete(sheets).map((row) => [`${row.league} ${row.season}`, row]))
    const seasons = [...new Set(sheets['league-seasons'].map(({ season }) => season))].sort()
    const [last, now] = [seasons.at(-2), seasons.at(-1)]
    for (const club of sheets.clubs) {
      for (const [column, season] of [['last_league', last] as const, ['league', now] as const]) {
        const row = rows.get(`${club[column]} ${season}`)
        if (row && !row.clubs.includes(club.id)) complain('clubs', club, column, `not in league-seasons.csv, ${season}`)
      }
    }
    for (const match of sheets.seasons) {
      const row = rows.get(`${match.league} ${match.season}`)
      if (row && !row.clubs.includes(match.club)) {
        complain('seasons', match, 'club', `"${match.club}" did not play in the ${match.league} of ${match.season}`)
      }
    }
  },
}

const complete = (sheets: Sheets): Row<'league-seasons'>[] => sheets['league-seasons'].filter((row) => row.complete)

/** A season of a league has one row. */
const oneLineASeason: Rule = {
  name: 'one-line-a-season',
  check(sheets, complain) {
    const seen = new Set<string>()
    for (const row of sheets['league-seasons']) {
      const key = `${row.league} ${row.season}`
      if (seen.has(key)) complain('league-seasons', row, 'season', `${key} is there twice`)
      seen.add(key)
    }
  },
}

export const LEAGUE_RULES = [oneLineASeason, leagueSize, leagueCountry, leagueContinuity, leagueOfTheClub] as const
