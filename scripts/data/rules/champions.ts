import { COMPETITION_FACTS, seasonOf } from '../competitions.ts'
import { byFootballer } from '../group.ts'
import { beginOf } from '../stays.ts'
import type { Rule } from './problem.ts'

/** Latest year that may have a champion, unless league-seasons has a later season. */
const LATEST_YEAR = 2026

const championOfTheCompetition: Rule = {
  name: 'champion-of-the-competition',
  check(sheets, complain) {
    const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
    for (const row of sheets.champions) {
      if (row.club === null) continue
      const { countries: whose } = COMPETITION_FACTS[row.competition]
      const country = countries.get(row.club)
      if (!country) complain('champions', row, 'club', `"${row.club}" is not in clubs.csv`)
      else if (whose && !whose.includes(country)) {
        complain('champions', row, 'club', `"${row.club}" cannot win the ${row.competition}`)
      }
    }
  },
}

/** The champion must have played in the league. */
const championOfTheLeague: Rule = {
  name: 'champion-of-the-league',
  check(sheets, complain) {
    const seasons = new Map(sheets['league-seasons'].map((row) => [`${row.league} ${beginOf(row.season)}`, row]))
    for (const row of sheets.champions) {
      const { league } = COMPETITION_FACTS[row.competition]
      const season = seasons.get(`${league} ${seasonOf(row.competition, row.year)}`)
      if (row.club !== null && season?.complete && !season.clubs.includes(row.club)) {
        complain('champions', row, 'club', `"${row.club}" did not play in the ${league} of ${season.season}`)
      }
    }
  },
}

const oneChampion: Rule = {
  name: 'one-champion',
  check(sheets, complain) {
    const seen = new Set<string>()
    for (const row of sheets.champions) {
      const key = `${row.competition} ${row.year} ${row.certain ? '' : row.club}`
      if (seen.has(key)) complain('champions', row, 'year', `${row.competition} of ${row.year} is there twice`)
      seen.add(key)
    }
  },
}

/** Each year between the first and the last has a row: an edition without a winner has an empty club. */
const noMissingYear: Rule = {
  name: 'no-missing-year',
  check(sheets, complain) {
    const last = Math.max(LATEST_YEAR, ...sheets['league-seasons'].map(({ season }) => beginOf(season) + 1))
    for (const rows of Map.groupBy(sheets.champions, ({ competition }) => competition).values()) {
      const years = new Set(rows.map(({ year }) => year))
      for (const row of rows) {
        const { from = 0, to = last } = COMPETITION_FACTS[row.competition]
        if (row.year < from || row.year > to) complain('champions', row, 'year', 'was not held then')
        if (row.year > Math.min(...years) && !years.has(row.year - 1)) {
          complain('champions', row, 'year', `${row.year - 1} is missing`)
        }
      }
    }
  },
}

/** A medal requires a stay with the champion, winter or summer. */
const medalOfTheChampion: Rule = {
  name: 'medal-of-the-champion',
  check(sheets, complain) {
    const champions = new Map(
      sheets.champions.filter((row) => row.certain).map((row) => [`${row.competition} ${row.year}`, row.club]),
    )
    const careers = byFootballer(sheets.spells)
    const seen = new Set<string>()
    for (const row of sheets.medals) {
      const key = `${row.competition} ${row.year}`
      const wasThere = careers
        .get(row.footballer)
        ?.some(
          ({ club, joined, left }) =>
            club === champions.get(key) && (joined ?? 0) <= row.year && (left === null || left >= row.year - 1),
        )
      if (!wasThere) complain('medals', row, 'footballer', `"${row.footballer}" was not with the winner of ${key}`)
      if (seen.has(`${key} ${row.footballer}`)) complain('medals', row, 'footballer', 'is there twice')
      seen.add(`${key} ${row.footballer}`)
    }
  },
}

export const CHAMPION_RULES = [
  medalOfTheChampion,
  championOfTheCompetition,
  championOfTheLeague,
  oneChampion,
  noMissingYear,
] as const
