import type { Club, Country, Footballer, LeagueId, Spell } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { byRenown, fameOf } from './renown.ts'
import type { Row, Sheets } from './sheets.ts'

/** Facts that the games use: no excluded footballers, famous first. */
export type Facts = { footballers: Footballer[]; clubs: Club[]; countries: Country[] }

/**
 * Joins the sheets. The current club is that of the ongoing spell; a loan takes precedence over the parent club. Fame
 * comes from renown.csv, else from players.csv.
 */
export function assemble(sheets: Sheets): Facts {
  const spells = byFootballer(sheets.spells)
  const nicknames = byFootballer(sheets.nicknames)
  const leagues = new Map(sheets.clubs.map((club) => [club.id, club.league]))
  const fameById = new Map(sheets.renown.map((row) => [row.footballer, fameOf(row)]))
  const excluded = new Set(sheets.excluded.map((row) => row.footballer))
  const footballers = sheets.players
    .filter((row) => !excluded.has(row.id))
    .map((row) =>
      footballerOf(
        { ...row, fame: fameById.get(row.id) ?? row.fame },
        (spells.get(row.id) ?? []).map(spellOf),
        (nicknames.get(row.id) ?? []).map((nickname) => nickname.name),
        leagues,
      ),
    )
    .sort(byRenown(sheets))
  return { footballers, clubs: sheets.clubs.map(clubOf), countries: sheets.countries.map(countryOf) }
}

function footballerOf(
  row: Row<'players'>,
  career: Spell[],
  aliases: string[],
  leagues: Map<string, LeagueId | null>,
): Footballer {
  const ongoing = career.filter((spell) => spell.current)
  const club = (ongoing.findLast((spell) => spell.loan) ?? ongoing.at(-1))?.club ?? null
  return {
    id: row.id,
    name: row.name,
    fullName: row.full_name,
    aliases,
    born: row.born,
    nation: row.nation,
    otherNations: row.second_nations,
    role: row.role,
    position: row.position,
    heightCm: row.height_cm,
    foot: row.foot,
    number: row.shirt,
    club,
    league: club === null ? null : (leagues.get(club) ?? null),
    fame: row.fame as Footballer['fame'],
    confidence: row.confidence as Footballer['confidence'],
    career,
  }
}

const spellOf = (row: Row<'spells'>): Spell => ({
  club: row.club,
  from: row.joined,
  to: row.left,
  loan: row.on_loan,
  current: row.ongoing,
})

const clubOf = (row: Row<'clubs'>): Club => ({
  id: row.id,
  name: row.name,
  shortName: row.short ?? row.name,
  code: row.code,
  nation: row.country,
  city: row.city,
  league: row.league,
  colours: row.first_colour && row.second_colour ? [row.first_colour, row.second_colour] : null,
  pattern: row.pattern,
})

const countryOf = ({ code, short, flag, confederation, en, fr, es }: Row<'countries'>): Country => ({
  code,
  short,
  flag,
  confederation,
  names: { en, fr, es },
})
