import { createHash } from 'node:crypto'
import { fold } from '#core/fold.ts'
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
  type ClubNames,
  type Places,
} from './pack-columns.ts'

/** Footballers with a portrait, and the version of all drawings. */
export type Drawn = { portraits: ReadonlySet<string>; pictures: string }

/** This many of the best known keep their exact order; for the others order by name suffices and compresses better. */
const IN_ORDER = 600

export type PackContents = {
  /** Footballers of the first pack, in fact order; all others are in the late pack. */
  first: readonly Footballer[]
  facts: Facts
  others: readonly Other[]
  /** Clubs that a game names besides those of careers. */
  clueClubs: ReadonlySet<string>
  clubNames: ClubNames
  asOf: string
  drawn: Drawn
}

/** Encodes the facts for `decodePack` and `growPack`. */
export function encodePacks(contents: PackContents): { first: PackFile; late: LatePackFile } {
  const first = encodeFirst(contents)
  return { first: first.file, late: encodeLate(contents, first) }
}

type First = { file: PackFile; countries: readonly Country[]; clubs: readonly Club[] }

/** The first pack with the nations and clubs that it names. */
export function encodeFirst({ facts, clueClubs, asOf, drawn, first, clubNames }: Omit<PackContents, 'others'>): First {
  const footballers = first.toSorted(byNationAndName)
  const careers = footballers.map(clubsToEncode(facts.clubs))
  const named = new Set(careers.flat())
  const clubs = byUse(
    facts.clubs.filter(({ id, colours }) => named.has(id) || clueClubs.has(id) || colours !== null),
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
    pictures: drawn.pictures,
    clubs: clubColumns(clubs, clubNames),
  }
  return { file: { format: PACK_FORMAT, mark: markOf(columns), ...columns }, countries, clubs }
}

function encodeLate(
  { facts, others, drawn, first, clubNames }: PackContents,
  { file, countries, clubs }: First,
): LatePackFile {
  const known = new Set(first)
  const footballers = inLateOrder(facts.footballers.filter((footballer) => !known.has(footballer)))
  const named = inLateOrder(others)
  const careers = footballers.map(clubsToEncode(facts.clubs))
  // All careers in full, so that every club that a game names has a name.
  const clueClubs = new Set(facts.footballers.flatMap(clubsInOrder))
  const moreClubs = facts.clubs.filter((club) => clueClubs.has(club.id) && !clubs.includes(club))
  const nations = new Set([...footballers, ...named].map(({ nation }) => nation))
  const moreCountries = facts.countries.filter((country) => nations.has(country.code) && !countries.includes(country))
  const places = placesOf([...countries, ...moreCountries], [...clubs, ...moreClubs], drawn)
  const years = named.map(({ born }) => born)
  return {
    format: PACK_FORMAT,
    mark: file.mark,
    countries: countryColumns(moreCountries),
    clubs: clubColumns(moreClubs, clubNames),
    footballers: footballerColumns(footballers, careers, places),
    others: nameColumns(named, years, epochOf(years), places),
    fullNames: inPackOrder(first).map(differingFullName).join('\n').trimEnd(),
  }
}

const placesOf = (countries: readonly Country[], clubs: readonly Club[], { portraits }: Drawn): Places => ({
  countries: positionsOf(countries.map(({ code }) => code)),
  clubs: positionsOf(clubs.map(({ id }) => id)),
  portraits,
})

/** Seven characters distinguish builds. */
const markOf = (columns: object): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 7)

/** The order of `decodePack`, by which other packs count. `first` in fact order. */
export const inPackOrder = (first: readonly Footballer[]): Footballer[] => [
  ...first.slice(0, IN_ORDER),
  // Array#sort is stable: within a fame the file order stays.
  ...first
    .slice(IN_ORDER)
    .sort(byNationAndName)
    .sort((one, other) => other.fame - one.fame),
]

/** Minimum fame of a footballer who can be found by his full name. */
const FULL_NAME_FAME = 4

/** His full name if it has a word that his other names lack, else empty. */
function differingFullName({ name, aliases, fullName, fame }: Footballer): string {
  if (fullName === null || fame < FULL_NAME_FAME) return ''
  const known = new Set([name, ...aliases].flatMap((one) => fold(one).split(' ')))
  return fold(fullName)
    .split(' ')
    .some((word) => !known.has(word))
    ? fullName
    : ''
}

/** The order of the late pack. */
export const inLateOrder = <Someone extends Other | Footballer>(late: readonly Someone[]): Someone[] =>
  late.toSorted(byNationAndName)

/** Sorted by nation and name, because neighbours share both and compress. */
function byNationAndName(one: Other | Footballer, other: Other | Footballer): number {
  const key = ({ nation, name, id }: Other | Footballer) => `${nation} ${name} ${id}`
  return key(one) < key(other) ? -1 : 1
}

/** Possible answers get their whole career; others the clubs of a list row. */
function clubsToEncode(clubs: readonly Club[]): (footballer: Footballer) => string[] {
  const ofLeagues = new Set(clubs.flatMap(({ id, league }) => (league ? [id] : [])))
  return (footballer) => {
    const career = clubsInOrder(footballer)
    if (footballer.league !== null) return career
    const shown = new Set(knownFor(career, (club) => ofLeagues.has(club)))
    return career.filter((club) => shown.has(club) || club === footballer.club)
  }
}

const clubsInOrder = ({ career }: Footballer): string[] => [...new Set(career.map(({ club }) => club))]

/** Frequent clubs first: their positions are short. */
function byUse(clubs: readonly Club[], named: readonly string[]): Club[] {
  const uses = new Map<string, number>()
  for (const id of named) uses.set(id, (uses.get(id) ?? 0) + 1)
  return clubs.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0))
}
