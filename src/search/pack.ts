import { slug } from '#core/slug.ts'
import {
  FEET,
  LEAGUES,
  POSITIONS,
  ROLES,
  type Country,
  type Foot,
  type Footballer,
  type LeagueId,
  type Position,
  type Role,
} from '#data/types.ts'
import { PACK_FORMAT, type PackFile } from './pack-file.ts'
import { fromLongSigns, fromSigns } from './signs.ts'

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
  /** Address of the drawn crest. */
  crest: string | null
}

export type PackFootballer = {
  id: string
  name: string
  nation: string
  /** Current club, null = none or retired. */
  club: string | null
  /** The current club, or the one he played for last. */
  lastClub: string | null
  /** Year of joining the first club. */
  from: number | null
  /** Year of leaving the last one; null = still playing, or unknown. */
  to: number | null
  fame: Footballer['fame']
  confidence: Footballer['confidence']
  aliases: readonly string[]
  /** As in `clues`: a pool takes footballers of the pack and of the facts alike. */
  league: LeagueId | null
  born: string | null
  /** Null for unknown, and outside the five leagues. */
  position: Position | null
  foot: Foot | null
  number: number | null
  /** We drew a portrait of him: `/img/portrait/{id}.webp` answers, unless it was taken down. */
  portrait: boolean
  clues: {
    league: LeagueId | null
    role: Role
    /** ISO date. */
    born: string | null
    /** Every club of the career, in order of first joining. */
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
  if (file?.format !== PACK_FORMAT)
    throw new TypeError(`search pack of format ${file?.format}, expected ${PACK_FORMAT}`)
  const countries = countriesOf(file.countries)
  const clubs = clubsOf(file)
  // Array#sort is stable: within a fame the order of the file stays.
  const footballers = footballersOf(file, countries, clubs).sort((one, other) => other.fame - one.fame)
  return {
    asOf: file.asOf,
    footballers,
    byId: new Map(footballers.map((footballer) => [footballer.id, footballer])),
    clubs: new Map(clubs.map((club) => [club.id, club])),
    countries: new Map(countries.map((country) => [country.code, country])),
  }
}

function footballersOf(file: PackFile, countries: Country[], clubs: PackClub[]): PackFootballer[] {
  const [nations, roles] = [file.nations, file.roles].map(fromSigns)
  const [latest, playing, portraits] = [file.latest, file.playing, file.portraits].map(fromSigns)
  const [fames, confidences] = [file.fames, file.confidences].map(fromSigns)
  const [positions, feet, numbers] = [file.positions, file.feet, file.numbers].map(fromSigns)
  const births = birthsOf(file)
  const [starts, lengths] = [file.starts, file.lengths].map(fromSigns)
  const aliases = file.aliases.split('\n')
  const careers = file.careers.split(' ')
  return file.names.split('\n').map((name, at) => {
    const career = fromLongSigns(careers[at]!).map((index) => clubs[index]!)
    const lastClub = career.at(latest![at]! - 1)
    const club = playing![at] ? lastClub : undefined
    const league = club?.league ?? null
    const born = births[at]!
    const from = starts![at] ? born.year + starts![at] - 1 : null
    return {
      id: file.ids[at] ?? slug(name),
      name,
      nation: countries[nations![at]!]!.code,
      club: club?.id ?? null,
      lastClub: lastClub?.id ?? null,
      from,
      to: from !== null && lengths![at] ? from + lengths![at] - 1 : null,
      fame: fames![at] as Footballer['fame'],
      confidence: confidences![at] as Footballer['confidence'],
      aliases: aliases[at] ? aliases[at].split('|') : [],
      league,
      born: born.date,
      position: POSITIONS[positions![at]! - 1] ?? null,
      foot: FEET[feet![at]! - 1] ?? null,
      number: numbers![at]! > 0 ? numbers![at]! - 1 : null,
      portrait: portraits![at] === 1,
      clues: {
        league,
        role: ROLES[roles![at]!]!,
        born: born.date,
        clubs: career.map(({ id }) => id),
      },
    }
  })
}

/** `date` is null and `year` the epoch where the birth is unknown. */
function birthsOf({ epoch, bornYears, bornMonths, bornDays }: PackFile): { date: string | null; year: number }[] {
  const [years, months, days] = [bornYears, bornMonths, bornDays].map(fromSigns)
  const two = (value: number) => String(value).padStart(2, '0')
  return years!.map((after, at) => {
    const year = epoch + after
    return { year, date: after === 0 ? null : `${year}-${two(months![at]!)}-${two(days![at]!)}` }
  })
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

function clubsOf({ clubs: columns, crests }: PackFile): PackClub[] {
  return columns.names.split('\n').map((name, at) => {
    const id = columns.ids[at] ?? slug(name)
    const colours = coloursOf(columns.colours[at])
    return {
      id,
      name,
      shortName: columns.shorts[at] ?? name,
      code: columns.codes[at] ?? null,
      league: LEAGUES[columns.leagues[at] ?? -1] ?? null,
      colours,
      pattern: columns.patterns[at] ?? null,
      crest: colours && `/img/crest/${id}.svg?v=${crests}`,
    }
  })
}

const coloursOf = (text: string | undefined): PackClub['colours'] =>
  text ? [`#${text.slice(0, 6)}`, `#${text.slice(6)}`] : null
