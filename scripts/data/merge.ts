import { inOrderOfFame } from './renown.ts'
import type { Row, SheetName } from './sheets.ts'

/** Subject of a row: an import replaces all rows of the same footballer, club, country or pair at once. */
const SUBJECTS: { [Name in SheetName]: (row: Row<Name>) => string } = {
  countries: (row) => row.code,
  clubs: (row) => row.id,
  cities: (row) => `${row.country} ${row.city}`,
  places: (row) => `${row.country} ${row.city}`,
  'club-names': (row) => row.club,
  emblems: (row) => row.club,
  'club-grammar': (row) => row.club,
  'listed-clubs': (row) => row.club,
  'country-grammar': (row) => row.country,
  grounds: (row) => row.club,
  twins: (row) => [row.one, row.other].sort().join(' '),
  players: (row) => row.id,
  others: (row) => row.id,
  renown: (row) => row.footballer,
  nicknames: (row) => row.footballer,
  excluded: (row) => row.footballer,
  spells: (row) => row.footballer,
  seasons: (row) => row.footballer,
  'short-stays': (row) => row.footballer,
  'idle-seasons': (row) => row.footballer,
  'league-seasons': (row) => `${row.league} ${row.season}`,
  values: (row) => row.footballer,
  honours: (row) => row.footballer,
  winners: (row) => `${row.title} ${row.year}`,
  finals: (row) => `${row.title} ${row.year}`,
  'final-cities': (row) => row.city,
  'top-scorers': (row) => `${row.title} ${row.year}`,
  'record-transfers': (row) => `${row.year} ${row.footballer}`,
  derbies: (row) => [row.one, row.other].sort().join(' '),
  champions: (row) => `${row.competition} ${row.year}`,
  medals: (row) => row.footballer,
  caps: (row) => row.footballer,
  squads: (row) => `${row.tournament} ${row.nation}`,
}

/**
 * Known subjects keep their position and get their new rows; new ones follow, in renown.csv among those of their fame.
 * Idempotent.
 */
export function merge<Name extends SheetName>(
  sheet: Name,
  known: readonly Row<Name>[],
  news: readonly Row<Name>[],
): Row<Name>[] {
  const subjectOf: (row: Row<Name>) => string = SUBJECTS[sheet]
  const pending = Map.groupBy(news, subjectOf)
  const replaced = new Set(pending.keys())
  const merged: Row<Name>[] = []
  for (const row of known) {
    const subject = subjectOf(row)
    if (!replaced.has(subject)) merged.push(row)
    else merged.push(...(pending.get(subject) ?? []))
    pending.delete(subject)
  }
  for (const rows of pending.values()) merged.push(...rows)
  return sheet === 'renown' ? (inOrderOfFame(merged as Row<'renown'>[]) as Row<Name>[]) : merged
}
