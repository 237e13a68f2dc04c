import { encodeHonour, encodeSeason, type RecordsFile } from '#data/records-file.ts'
import type { ClubRecord, Season } from '#data/types.ts'
import { byFootballer } from './group.ts'
import type { Row, Sheets } from './sheets.ts'

/** Encodes everything besides careers for `src/data/records.ts`, without excluded footballers. */
export function encodeRecords(sheets: Sheets): RecordsFile {
  const excluded = new Set(sheets.excluded.map((row) => row.footballer))
  const shown = <R extends { footballer: string }>(rows: readonly R[]) =>
    rows.filter((row) => !excluded.has(row.footballer))
  const grounds = new Map(sheets.grounds.map((row) => [row.club, row]))
  return {
    squads: group(shown(squadPlaces(sheets)), (rows) => rows.map((row) => row.tournament)),
    died: Object.fromEntries(sheets.players.flatMap(({ id, died }) => (died && !excluded.has(id) ? [[id, died]] : []))),
    honours: group(shown(sheets.honours), (rows) => rows.map(encodeHonour)),
    values: group(shown(sheets.values), (rows) =>
      Object.fromEntries(rows.map((row) => [row.kind, [row.euros, row.estimated_on]])),
    ),
    seasons: shown(sheets.seasons).map((row) => encodeSeason(seasonOfRow(row))),
    clubs: Object.fromEntries(
      sheets.clubs.flatMap((row) => {
        const record = clubRecordOf(row, grounds.get(row.id))
        return record ? [[row.id, record]] : []
      }),
    ),
    cities: Object.fromEntries(sheets.cities.map(({ city, country, fr, es }) => [`${country} ${city}`, { fr, es }])),
  }
}

const squadPlaces = (sheets: Sheets) =>
  sheets.squads.flatMap((row) => (row.footballer === null ? [] : [{ ...row, footballer: row.footballer }]))

const group = <R extends { footballer: string }, Value>(rows: readonly R[], valueOf: (rows: R[]) => Value) =>
  Object.fromEntries([...byFootballer(rows)].map(([id, group]) => [id, valueOf(group)]))

const seasonOfRow = (row: Row<'seasons'>): Season => ({
  footballer: row.footballer,
  season: row.season,
  league: row.league,
  club: row.club,
  matches: row.matches,
  minutes: row.minutes,
  goals: row.goals,
  assists: row.assists,
  yellowCards: row.yellow_cards,
  redCards: row.red_cards,
})

/** Null for an incomplete club: ground, size, age and place belong together. */
function clubRecordOf(row: Row<'clubs'>, more: Row<'grounds'> | undefined): ClubRecord | null {
  const { founded, ground, ground_capacity: capacity, ground_opened: opened, latitude, longitude } = row
  if (founded === null || ground === null || capacity === null || opened === null) return null
  if (latitude === null || longitude === null) return null
  return {
    founded,
    foundingDisputed: row.founding_disputed,
    nickname: row.nickname,
    ground: {
      name: ground,
      otherNames: more?.other_names ?? [],
      capacity,
      capacityDisputed: more?.capacity_disputed ?? false,
      meanwhile: more?.meanwhile ?? null,
      opened,
      latitude,
      longitude,
    },
    lastLeague: row.last_league,
  }
}
