import { slug } from '#core/slug.ts'
import { LEAGUES, ROLES, type Country, type LeagueId, type Role } from '#data/types.ts'
import { PACK_FORMAT, type PackFile } from './pack-file.ts'

const CENTURY = 1900

export type PackClub = {
  id: string
  name: string
  /** What fits a tile. */
  shortName: string
  code: string | null
  league: LeagueId | null
  /** `#RRGGBB`, first and second colour of the shirt. */
  colours: readonly [string, string] | null
  pattern: string | null
}

export type PackFootballer = {
  id: string
  name: string
  nation: string
  /** Current club, null = none or retired. */
  club: string | null
  /** Year of joining the first club. */
  from: number | null
  /** Year of leaving the last one; null = still playing, or unknown. */
  to: number | null
  fame: number
  aliases: readonly string[]
  clues: {
    league: LeagueId | null
    role: Role
    /** ISO date. */
    born: string | null
    /** Every club of the career, in order of joining. */
    clubs: readonly string[]
  }
}

/** All footballers of the sheets, known ones first, with the clubs and nations they name. */
export type Pack = {
  asOf: string
  footballers: readonly PackFootballer[]
  byId: ReadonlyMap<string, PackFootballer>
  clubs: ReadonlyMap<string, PackClub>
  countries: ReadonlyMap<string, Country>
}

/** Unfolds the columns; throws a TypeError when the file is of another format. */
export function decodePack(json: unknown): Pack {
  const file = json as PackFile
  if (file?.format !== PACK_FORMAT) throw new TypeError(`search pack of format ${file?.format}, expected ${PACK_FORMAT}`)
  const countries = countriesOf(file.countries)
  const clubs = clubsOf(file.clubs)
  const footballers = file.names.map((_, at) => footballerOf(file, at, countries, clubs))
  return {
    asOf: file.asOf,
    footballers,
    byId: new Map(footballers.map((footballer) => [footballer.id, footballer])),
    clubs: new Map(clubs.map((club) => [club.id, club])),
    countries: new Map(countries.map((country) => [country.code, country])),
  }
}

function footballerOf(file: PackFile, at: number, countries: Country[], clubs: PackClub[]): PackFootballer {
  const name = file.names[at]!
  const career = file.careers[at]!.map((index) => clubs[index]!)
  const club = file.playing[at] ? career.at(-1)! : null
  const from = file.from[at] ? CENTURY + file.from[at] : null
  const years = file.years[at]!
  return {
    id: file.ids[at] ?? slug(name),
    name,
    nation: countries[file.nations[at]!]!.code,
    club: club?.id ?? null,
    from,
    to: from === null || years < 0 ? null : from + years,
    fame: file.fames[at]!,
    aliases: file.aliases[at] ?? [],
    clues: {
      league: club?.league ?? null,
      role: ROLES[file.roles[at]!]!,
      born: bornOf(file, at),
      clubs: career.map(({ id }) => id),
    },
  }
}

function bornOf(file: PackFile, at: number): string | null {
  const year = file.bornYears[at]!
  if (year === 0) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${CENTURY + year}-${two(file.bornMonths[at]!)}-${two(file.bornDays[at]!)}`
}

function countriesOf(columns: PackFile['countries']): Country[] {
  return columns.codes.map((code, at) => ({
    code,
    short: columns.shorts[at]!,
    flag: columns.flags[at] ?? code.toLowerCase(),
    confederation: columns.confederations[at] || null,
    names: { en: columns.en[at]!, fr: columns.fr[at]!, es: columns.es[at]! },
  }))
}

function clubsOf(columns: PackFile['clubs']): PackClub[] {
  return columns.names.map((name, at) => ({
    id: columns.ids[at] ?? slug(name),
    name,
    shortName: columns.shorts[at] ?? name,
    code: columns.codes[at] ?? null,
    league: LEAGUES[columns.leagues[at] ?? -1] ?? null,
    colours: coloursOf(columns.colours[at]),
    pattern: columns.patterns[at] ?? null,
  }))
}

const coloursOf = (text: string | undefined): PackClub['colours'] =>
  text ? [`#${text.slice(0, 6)}`, `#${text.slice(6)}`] : null
