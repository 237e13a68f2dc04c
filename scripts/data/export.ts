import { assemble, type Facts } from './assemble.ts'
import { byFootballer } from './group.ts'
import { readCorrectedSheets } from './corrections.ts'
import { readManifest } from './manifest.ts'
import { othersOf } from './others.ts'
import type { Row, Sheets } from './sheets.ts'

/** All facts as one JSON document; clubs by name in careers, by id elsewhere, unknown: null. */
export async function exportFacts(folder: string, correctionsFolder: string) {
  const { asOf } = await readManifest(folder)
  const sheets = await readCorrectedSheets(folder, correctionsFolder)
  const facts = assemble(sheets)
  const names = new Map(facts.clubs.map((club) => [club.id, club.name]))
  const known = new Set(facts.footballers.map(({ id }) => id))
  const grounds = new Map(sheets.grounds.map((row) => [row.club, row]))
  return {
    asOf,
    clubs: sheets.clubs.map((row) => clubOf(row, grounds.get(row.id))),
    players: playersOf(facts, sheets, names),
    others: othersOf(sheets).map(({ clubs, ...other }) => ({
      ...other,
      clubs: clubs.map((club) => names.get(club) ?? null),
    })),
    squads: squadsOf(sheets, known),
    seasons: sheets.seasons.filter((row) => known.has(row.footballer)).map((row) => seasonOf(row, names)),
  }
}

function playersOf(facts: Facts, sheets: Sheets, clubNames: Map<string, string>) {
  const values = byFootballer(sheets.values)
  const honours = byFootballer(sheets.honours)
  const died = new Map(sheets.players.map((row) => [row.id, row.died]))
  const nameOf = (club: string) => clubNames.get(club) ?? null
  return facts.footballers.map(({ born, club, career, ...rest }) => ({
    ...rest,
    dob: born,
    died: died.get(rest.id) ?? null,
    club: club === null ? null : nameOf(club),
    career: career.map((spell) => ({ club: nameOf(spell.club), from: spell.from, to: spell.to, loan: spell.loan })),
    value: valueOf(values.get(rest.id) ?? []),
    honours: (honours.get(rest.id) ?? []).map(({ title, year }) => ({ title, year })),
  }))
}

/** An entry per nation of a tournament; `id` is null for players known by name only. */
function squadsOf(sheets: Sheets, known: ReadonlySet<string>) {
  const squads = Map.groupBy(sheets.squads, ({ tournament, nation }) => `${tournament} ${nation}`)
  return [...squads.values()].map((rows) => ({
    tournament: rows[0]!.tournament,
    nation: rows[0]!.nation,
    players: rows.map(({ name, footballer }) => ({
      name,
      id: footballer && known.has(footballer) ? footballer : null,
    })),
  }))
}

/** The current estimate, else the highest past one. */
function valueOf(rows: readonly Row<'values'>[]) {
  const row = rows.find(({ kind }) => kind === 'current') ?? rows[0]
  return row ? { eur: row.euros, asOf: row.estimated_on, kind: row.kind } : null
}

const clubOf = (row: Row<'clubs'>, more: Row<'grounds'> | undefined) => ({
  id: row.id,
  name: row.name,
  shortName: row.short,
  code: row.code,
  nation: row.country,
  city: row.city,
  league: row.league,
  founded: row.founded,
  foundingDisputed: row.founding_disputed,
  colours: row.first_colour && row.second_colour ? [row.first_colour, row.second_colour] : null,
  pattern: row.pattern,
  nickname: row.nickname,
  ground: row.ground,
  groundNames: more?.other_names ?? [],
  capacity: row.ground_capacity,
  capacityDisputed: more?.capacity_disputed ?? false,
  opened: row.ground_opened,
  lat: row.latitude,
  lng: row.longitude,
})

const seasonOf = (row: Row<'seasons'>, clubNames: Map<string, string>) => ({
  player: row.footballer,
  season: row.season,
  league: row.league,
  club: clubNames.get(row.club) ?? null,
  apps: row.matches,
  minutes: row.minutes,
  goals: row.goals,
  assists: row.assists,
  yellow: row.yellow_cards,
  red: row.red_cards,
})
