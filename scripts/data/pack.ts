import { slug } from '#core/slug.ts'
import { activeYears } from '#data/derived.ts'
import { FEET, LEAGUES, POSITIONS, ROLES, type Club, type Country, type Footballer } from '#data/types.ts'
import { PACK_FORMAT, type PackFile } from '#search/pack-file.ts'
import { toLongSigns, toSigns } from '#search/signs.ts'
import type { Facts } from './assemble.ts'

/** Footballers with a portrait, and the version of the crests. */
export type Drawn = { portraits: ReadonlySet<string>; crests: string }

/** Folds the facts into the columns that `decodePack` unfolds. */
export function encodePack(facts: Facts, asOf: string, drawn: Drawn): PackFile {
  const footballers = facts.footballers.toSorted(byNationAndName)
  const careers = footballers.map(clubsInOrder)
  const clubs = byUse(facts.clubs, careers.flat())
  const countries = facts.countries.filter(({ code }) => footballers.some(({ nation }) => nation === code))
  const clubAt = positions(clubs.map(({ id }) => id))
  const countryAt = positions(countries.map(({ code }) => code))
  return {
    format: PACK_FORMAT,
    asOf,
    ids: sparse(footballers, ({ id, name }) => (id === slug(name) ? null : id)),
    names: footballers.map(({ name }) => name).join('\n'),
    aliases: footballers.map(({ aliases }) => aliases.join('|')).join('\n'),
    nations: toSigns(footballers.map(({ nation }) => countryAt.get(nation)!)),
    roles: toSigns(footballers.map(({ role }) => ROLES.indexOf(role))),
    fames: toSigns(footballers.map(({ fame }) => fame)),
    confidences: toSigns(footballers.map(({ confidence }) => confidence)),
    positions: toSigns(footballers.map(hint(({ position }) => signIn(POSITIONS, position)))),
    feet: toSigns(footballers.map(hint(({ foot }) => signIn(FEET, foot)))),
    numbers: toSigns(footballers.map(hint(({ number }) => (number === null ? 0 : number + 1)))),
    ...yearColumns(footballers),
    portraits: toSigns(footballers.map(({ id }) => (drawn.portraits.has(id) ? 1 : 0))),
    careers: careers.map((career) => toLongSigns(career.map((club) => clubAt.get(club)!))).join(' '),
    latest: toSigns(footballers.map(signOfLatest)),
    playing: toSigns(footballers.map(({ club }) => (club === null ? 0 : 1))),
    countries: countryColumns(countries),
    crests: drawn.crests,
    clubs: clubColumns(clubs),
  }
}

/** Only who can be an answer needs hints; the others' would cost two kilobytes. */
const hint = (signOf: (footballer: Footballer) => number) => (footballer: Footballer) =>
  footballer.league === null ? 0 : signOf(footballer)

/** 0 for unknown, else the place in the list plus one. */
const signIn = <Choice>(choices: readonly Choice[], choice: Choice | null): number =>
  choice === null ? 0 : choices.indexOf(choice) + 1

/** As `decodePack` unfolds them, the known ones first: what other packs count by. */
export const inPackOrder = (footballers: readonly Footballer[]): Footballer[] =>
  // Array#sort is stable: within a fame the order of the file stays.
  footballers.toSorted(byNationAndName).sort((one, other) => other.fame - one.fame)

/** Compatriots share names and years: their neighbours compress. */
function byNationAndName(one: Footballer, other: Footballer): number {
  const key = ({ nation, name, id }: Footballer) => `${nation} ${name} ${id}`
  return key(one) < key(other) ? -1 : 1
}

type YearColumns = Pick<PackFile, 'epoch' | 'bornYears' | 'bornMonths' | 'bornDays' | 'starts' | 'lengths'>

function yearColumns(footballers: readonly Footballer[]): YearColumns {
  const births = footballers.map(({ born }) => born?.split('-').map(Number) ?? null)
  const active = footballers.map(activeYears)
  const firstYears = births.map((birth, at) => birth?.[0] ?? active[at]!.from ?? Infinity)
  const epoch = Math.min(...firstYears) - 1
  return {
    epoch,
    bornYears: toSigns(births.map((birth) => (birth ? birth[0]! - epoch : 0))),
    bornMonths: toSigns(births.map((birth) => birth?.[1] ?? 0)),
    bornDays: toSigns(births.map((birth) => birth?.[2] ?? 0)),
    starts: toSigns(active.map(({ from }, at) => (from === null ? 0 : from - (births[at]?.[0] ?? epoch) + 1))),
    lengths: toSigns(active.map(({ from, to }) => (from === null || to === null ? 0 : to - from + 1))),
  }
}

const clubsInOrder = ({ career }: Footballer): string[] => [...new Set(career.map(({ club }) => club))]

/** 0 when the latest club is the last of the list, as it mostly is; he may have come back to an earlier one. */
function signOfLatest(footballer: Footballer): number {
  const clubs = clubsInOrder(footballer)
  const at = clubs.indexOf(footballer.club ?? footballer.career.at(-1)?.club ?? '')
  return at === clubs.length - 1 ? 0 : at + 1
}

/** Clubs that a career names, the frequent ones first: their positions are short. */
function byUse(clubs: readonly Club[], named: readonly string[]): Club[] {
  const uses = new Map<string, number>()
  for (const id of named) uses.set(id, (uses.get(id) ?? 0) + 1)
  return clubs.filter(({ id }) => uses.has(id)).sort((one, other) => uses.get(other.id)! - uses.get(one.id)!)
}

function countryColumns(countries: readonly Country[]): PackFile['countries'] {
  return {
    codes: countries.map(({ code }) => code),
    shorts: countries.map(({ short }) => short),
    flags: sparse(countries, ({ code, flag }) => (flag === code.toLowerCase() ? null : flag)),
    confederations: countries.map(({ confederation }) => confederation ?? 0),
    en: countries.map(({ names }) => names.en),
    fr: countries.map(({ names }) => names.fr),
    es: countries.map(({ names }) => names.es),
  }
}

function clubColumns(clubs: readonly Club[]): PackFile['clubs'] {
  return {
    ids: sparse(clubs, ({ id, name }) => (id === slug(name) ? null : id)),
    names: clubs.map(({ name }) => name).join('\n'),
    shorts: sparse(clubs, ({ name, shortName }) => (shortName === name ? null : shortName)),
    codes: sparse(clubs, ({ code }) => code),
    leagues: sparse(clubs, ({ league }) => (league ? LEAGUES.indexOf(league) : null)),
    colours: sparse(clubs, ({ colours }) => colours?.join('').replaceAll('#', '') ?? null),
    patterns: sparse(clubs, ({ pattern }) => (pattern === 'plain' ? null : pattern)),
  }
}

const positions = (ids: readonly string[]): Map<string, number> => new Map(ids.map((id, at) => [id, at]))

/** Only the positions that have a value. */
function sparse<Item, Value>(items: readonly Item[], valueOf: (item: Item) => Value | null): Record<string, Value> {
  return Object.fromEntries(
    items.flatMap((item, at) => {
      const value = valueOf(item)
      return value === null ? [] : [[at, value] as const]
    }),
  )
}
