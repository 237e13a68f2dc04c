import { createHash } from 'node:crypto'
import type { Club, Country, Footballer, Other } from '#data/types.ts'
import { knownFor } from '#search/known-for.ts'
import { PACK_FORMAT, type LatePackFile, type PackFile } from '#search/pack-file.ts'
import { toLongSigns } from '#search/signs.ts'
import type { Facts } from './assemble.ts'
import {
  clubColumns,
  countryColumns,
  epochOf,
  footballerColumns,
  nameColumns,
  positionsOf,
  type Places,
} from './pack-columns.ts'

/** Footballers with a portrait, and the version of the crests. */
export type Drawn = { portraits: ReadonlySet<string>; crests: string }

/** So many of the best known stand in their true order: among others a list by name is as good, and cheaper. */
const IN_ORDER = 600

export type PackContents = {
  /** Whom the first pack holds, in the order of the facts; all others of the facts come late. */
  first: readonly Footballer[]
  facts: Facts
  others: readonly Other[]
  /** Clubs that a game tells of beside the careers. */
  told: ReadonlySet<string>
  asOf: string
  drawn: Drawn
}

/** Folds the facts into the columns that `decodePack` and `growPack` unfold. */
export function encodePacks(contents: PackContents): { first: PackFile; late: LatePackFile } {
  const first = encodeFirst(contents)
  return { first: first.file, late: encodeLate(contents, first) }
}

type First = { file: PackFile; countries: readonly Country[]; clubs: readonly Club[] }

/** The first pack with the nations and clubs that it names. */
export function encodeFirst({ facts, told, asOf, drawn, first }: Omit<PackContents, 'others'>): First {
  const footballers = first.toSorted(byNationAndName)
  const careers = footballers.map(tellsOf(facts.clubs))
  const named = new Set(careers.flat())
  const clubs = byUse(
    facts.clubs.filter(({ id, colours }) => named.has(id) || told.has(id) || colours !== null),
    careers.flat(),
  )
  const nations = new Set(footballers.map(({ nation }) => nation))
  const countries = facts.countries.filter(({ code }) => nations.has(code))
  const places = placesOf(countries, clubs, drawn)
  const lines = positionsOf(footballers.map(({ id }) => id))
  const columns = {
    asOf,
    order: toLongSigns(first.slice(0, IN_ORDER).map(({ id }) => lines.get(id)!)),
    ...footballerColumns(footballers, careers, places),
    countries: countryColumns(countries),
    crests: drawn.crests,
    clubs: clubColumns(clubs),
  }
  return { file: { format: PACK_FORMAT, mark: markOf(columns), ...columns }, countries, clubs }
}

function encodeLate({ facts, others, drawn, first }: PackContents, { file, countries, clubs }: First): LatePackFile {
  const known = new Set(first)
  const footballers = inLateOrder(facts.footballers.filter((footballer) => !known.has(footballer)))
  const named = inLateOrder(others)
  const careers = footballers.map(tellsOf(facts.clubs))
  // Every career in full, also those of the first pack: whatever club a game tells of has a name by now.
  const told = new Set(facts.footballers.flatMap(clubsInOrder))
  const moreClubs = facts.clubs.filter((club) => told.has(club.id) && !clubs.includes(club))
  const nations = new Set([...footballers, ...named].map(({ nation }) => nation))
  const moreCountries = facts.countries.filter((country) => nations.has(country.code) && !countries.includes(country))
  const places = placesOf([...countries, ...moreCountries], [...clubs, ...moreClubs], drawn)
  const years = named.map(({ born }) => born)
  return {
    format: PACK_FORMAT,
    mark: file.mark,
    countries: countryColumns(moreCountries),
    clubs: clubColumns(moreClubs),
    footballers: footballerColumns(footballers, careers, places),
    others: nameColumns(named, years, epochOf(years), places),
  }
}

const placesOf = (countries: readonly Country[], clubs: readonly Club[], { portraits }: Drawn): Places => ({
  countries: positionsOf(countries.map(({ code }) => code)),
  clubs: positionsOf(clubs.map(({ id }) => id)),
  portraits,
})

/** Seven letters are enough to tell two builds apart. */
const markOf = (columns: object): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 7)

/** As `decodePack` unfolds them: what other packs count by. `first` in the order of the facts. */
export const inPackOrder = (first: readonly Footballer[]): Footballer[] => [
  ...first.slice(0, IN_ORDER),
  // Array#sort is stable: within a fame the order of the file stays.
  ...first
    .slice(IN_ORDER)
    .sort(byNationAndName)
    .sort((one, other) => other.fame - one.fame),
]

/** As the late pack names them. */
export const inLateOrder = <Someone extends Other | Footballer>(late: readonly Someone[]): Someone[] =>
  late.toSorted(byNationAndName)

/** Compatriots share names and years: their neighbours compress. */
function byNationAndName(one: Other | Footballer, other: Other | Footballer): number {
  const key = ({ nation, name, id }: Other | Footballer) => `${nation} ${name} ${id}`
  return key(one) < key(other) ? -1 : 1
}

/** Only who can be an answer is compared with by his whole career; of others the clubs of a row in the list are told. */
function tellsOf(clubs: readonly Club[]): (footballer: Footballer) => string[] {
  const ofLeagues = new Set(clubs.flatMap(({ id, league }) => (league ? [id] : [])))
  return (footballer) => {
    const career = clubsInOrder(footballer)
    if (footballer.league !== null) return career
    const shown = new Set(knownFor(career, (club) => ofLeagues.has(club)))
    return career.filter((club) => shown.has(club) || club === footballer.club)
  }
}

const clubsInOrder = ({ career }: Footballer): string[] => [...new Set(career.map(({ club }) => club))]

/** The frequent ones first: their positions are short. */
function byUse(clubs: readonly Club[], named: readonly string[]): Club[] {
  const uses = new Map<string, number>()
  for (const id of named) uses.set(id, (uses.get(id) ?? 0) + 1)
  return clubs.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0))
}
