import { slug } from '#core/slug.ts'
import { activeYears } from '#data/derived.ts'
import { translatedName, translatedShort } from '#data/translated-club.ts'
import { FEET, LEAGUES, POSITIONS, ROLES, type Club, type Country, type Footballer, type Names } from '#data/types.ts'
import type { ClubColumns, CountryColumns, FootballerColumns, NameColumns } from '#search/pack-file.ts'
import { toLongSigns, toSigns } from '#search/signs.ts'

/** Positions of nations and clubs by id, and who has a portrait. */
export type Places = {
  countries: ReadonlyMap<string, number>
  clubs: ReadonlyMap<string, number>
  portraits: ReadonlySet<string>
}

/** Placeholder for an unknown year, so that the epoch is a real year. */
const LAST_YEAR = 2100

type Nameable = Pick<Footballer, 'id' | 'name' | 'nation' | 'aliases' | 'role'>

export const positionsOf = (ids: readonly string[], from = 0): Map<string, number> =>
  new Map(ids.map((id, at) => [id, from + at]))

/** `careers`: the encoded clubs, in the order of `footballers`. */
export function footballerColumns(
  footballers: readonly Footballer[],
  careers: readonly (readonly string[])[],
  places: Places,
): FootballerColumns {
  const births = footballers.map(({ born }) => born?.split('-').map(Number) ?? null)
  const active = footballers.map(activeYears)
  const years = births.map((birth) => birth?.[0] ?? null)
  const epoch = epochOf(years.map((year, at) => year ?? active[at]!.from))
  return {
    ...nameColumns(footballers, years, epoch, places),
    fames: toSigns(footballers.map(({ fame }) => fame)),
    confidences: toSigns(footballers.map(({ confidence }) => confidence)),
    positions: toSigns(footballers.map(hint(({ position }) => signIn(POSITIONS, position)))),
    feet: toSigns(footballers.map(hint(({ foot }) => signIn(FEET, foot)))),
    numbers: toSigns(footballers.map(hint(({ number }) => (number === null ? 0 : number + 1)))),
    bornMonths: toSigns(births.map((birth) => birth?.[1] ?? 0)),
    bornDays: toSigns(births.map((birth) => birth?.[2] ?? 0)),
    starts: toSigns(active.map(({ from }, at) => (from === null ? 0 : from - (years[at] ?? epoch) + 1))),
    lengths: toSigns(active.map(({ from, to }) => (from === null || to === null ? 0 : to - from + 1))),
    portraits: toSigns(footballers.map(({ id }) => (places.portraits.has(id) ? 1 : 0))),
    careers: careers.map((career) => toLongSigns(career.map((club) => places.clubs.get(club)!))).join(' '),
    playing: toSigns(footballers.map(({ club }, at) => (club === null ? 0 : careers[at]!.indexOf(club) + 1))),
  }
}

/** `years`: of birth, null when unknown; all, and the first clubs of those without one, are at or after the `epoch`. */
export const nameColumns = (
  named: readonly Nameable[],
  years: readonly (number | null)[],
  epoch: number,
  { countries }: Pick<Places, 'countries'>,
): NameColumns => ({
  epoch,
  ids: sparse(named, ({ id, name }) => (id === slug(name) ? null : id)),
  names: named.map(({ name }) => name).join('\n'),
  aliases: named.map(({ aliases }) => aliases.join('|')).join('\n'),
  nations: toSigns(named.map(({ nation }) => countries.get(nation)!)),
  roles: toSigns(named.map(({ role }) => ROLES.indexOf(role))),
  bornYears: toSigns(years.map((year) => (year === null ? 0 : year - epoch))),
})

export const epochOf = (years: readonly (number | null)[]): number =>
  Math.min(LAST_YEAR, ...years.map((year) => year ?? LAST_YEAR)) - 1

/** Only possible answers need hints; the others' would cost two kilobytes. */
const hint = (signOf: (footballer: Footballer) => number) => (footballer: Footballer) =>
  footballer.league === null ? 0 : signOf(footballer)

/** 0 for unknown, else the index in the list plus one. */
const signIn = <Choice>(choices: readonly Choice[], choice: Choice | null): number =>
  choice === null ? 0 : choices.indexOf(choice) + 1

export const countryColumns = (countries: readonly Country[]): CountryColumns => ({
  codes: countries.map(({ code }) => code),
  shorts: countries.map(({ short }) => short),
  flags: sparse(countries, ({ code, flag }) => (flag === code.toLowerCase() ? null : flag)),
  confederations: countries.map(({ confederation }) => confederation ?? 0),
  en: countries.map(({ names }) => names.en),
  fr: countries.map(({ names }) => names.fr),
  es: countries.map(({ names }) => names.es),
})

/** Name of a club in a language, undefined where no sheet has one. */
export type ClubNames = (club: string) => Names | undefined

export const clubColumns = (clubs: readonly Club[], namesOf: ClubNames): ClubColumns => ({
  ids: sparse(clubs, ({ id, name }) => (id === slug(name) ? null : id)),
  names: clubs.map(({ name }) => name).join('\n'),
  shorts: sparse(clubs, ({ name, shortName }) => (shortName === name ? null : shortName)),
  fr: sparse(clubs, (club) => translatedName(club, namesOf(club.id), 'fr') ?? null),
  es: sparse(clubs, (club) => translatedName(club, namesOf(club.id), 'es') ?? null),
  frShorts: sparse(clubs, (club) => translatedShort(club, namesOf(club.id), 'fr') ?? null),
  esShorts: sparse(clubs, (club) => translatedShort(club, namesOf(club.id), 'es') ?? null),
  codes: sparse(clubs, ({ code }) => code),
  leagues: sparse(clubs, ({ league }) => (league ? LEAGUES.indexOf(league) : null)),
  colours: sparse(clubs, ({ colours }) => colours?.join('').replaceAll('#', '') ?? null),
  patterns: sparse(clubs, ({ pattern }) => (pattern === 'plain' ? null : pattern)),
})

/** Only positions with a value. */
function sparse<Item, Value>(items: readonly Item[], valueOf: (item: Item) => Value | null): Record<string, Value> {
  return Object.fromEntries(
    items.flatMap((item, at) => {
      const value = valueOf(item)
      return value === null ? [] : [[at, value] as const]
    }),
  )
}
