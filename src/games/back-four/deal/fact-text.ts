import { clubName } from '#data/club-names.ts'
import { countryByCode } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { formerTeam } from '#data/phrases/former-teams.ts'
import type { Footballer, Names, Spell } from '#data/types.ts'
import { endOf, mergedStays, yearsByClub } from './spells.ts'

export const inAll = (text: (locale: keyof Names) => string): Names => ({
  en: text('en'),
  fr: text('fr'),
  es: text('es'),
})
export const same = (text: string): Names => inAll(() => text)
export const joined = (parts: readonly Names[], by = ', '): Names =>
  inAll((locale) => [...new Set(parts.map((part) => part[locale]).filter(Boolean))].join(by))

/** The name as sentences have it, "Barcelona"; else the whole one. */
export function clubText(id: string): Names {
  const { name, local } = clubName(id)
  return GRAMMAR.clubs.get(id) ?? local ?? same(name)
}

/** The national team by its name of the time: Czechoslovakia in 1962. */
export const teamText = (nation: string, year: number): Names => formerTeam(nation, year) ?? nationText(nation)
export const nationText = (nation: string): Names => countryByCode(nation)?.names ?? same(nation)

const yearsText = (from: number | null, to: number | null, current: boolean): string =>
  from === null ? '' : to !== null && to !== from ? `${from}–${to}` : current ? `${from}–` : `${from}`

const spellYears = ({ from, to, current }: Spell): string => yearsText(from, to, current && to === null)

/** "Liverpool 1998–2004, 2006". */
function clubYears(club: string, years: readonly string[]): Names {
  const name = clubText(club)
  return inAll((locale) => [name[locale], years.filter(Boolean).join(', ')].filter(Boolean).join(' '))
}

/** A club once, with all its years: "Real Madrid 1998, 2000, AC Milan 2003". */
export const byClub = (some: readonly { club: string; years: string }[]): Names =>
  joined(
    [...Map.groupBy(some, ({ club }) => club)].map(([club, all]) =>
      clubYears(
        club,
        all.map(({ years }) => years),
      ),
    ),
  )

/** Every stay at a club. */
export const stayText = ({ career }: Footballer, club: string): Names =>
  clubYears(club, mergedStays(career.filter((one) => one.club === club)).map(spellYears))

export const spellText = (spell: Spell): Names => clubYears(spell.club, [spellYears(spell)])

/** More clubs than this would hide the ones that tell. */
const MOST_CLUBS = 3

/** Stays at the clubs of most years, in the order of the career. */
export function staysText(stays: readonly Spell[]): Names {
  const longest = [...yearsByClub(stays)].toSorted(([, one], [, other]) => other - one).slice(0, MOST_CLUBS)
  const clubs = new Set(longest.map(([club]) => club))
  return byClub(
    mergedStays(stays).flatMap((stay) => (clubs.has(stay.club) ? { club: stay.club, years: spellYears(stay) } : [])),
  )
}

/** The club of most years without those on loan elsewhere: how fans know him. */
export function bestKnownAt(one: Footballer): Names {
  const onLoan = yearsByClub(one.career.filter(({ loan }) => loan))
  const away = [...onLoan.values()].reduce((sum, years) => sum + years, 0)
  const lent = one.career.find(({ loan, from }) => loan && from !== null)
  const lender = one.career.find(
    ({ loan, from, ...own }) =>
      lent && !loan && from !== null && from <= lent.from! && lent.from! < endOf({ from, ...own }),
  )
  const known = [...yearsByClub(one.career)].map(
    ([club, years]) => [club, club === lender?.club ? years - away : years] as const,
  )
  const [most] = known.toSorted(([, first], [, second]) => second - first)
  return most ? stayText(one, most[0]) : same(one.name)
}
