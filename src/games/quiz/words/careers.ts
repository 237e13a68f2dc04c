import type { History } from '#data/history-file.ts'
import { LEAGUE_NOUNS } from '#data/phrases/prizes.ts'
import type { Footballer, LeagueId, Names, Spell } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'
import { formerName } from '../deal/former-names.ts'

type LeagueSeason = History['leagues'][number]

export const LANGUAGES = ['en', 'fr', 'es'] as const satisfies (keyof Names)[]

/** Builds the same sentence in each language. */
export const inAll = (say: (language: keyof Names) => string): Names => ({
  en: say('en'),
  fr: say('fr'),
  es: say('es'),
})

/** French puts a narrow space before a colon. */
export const COLON: Names = { en: ': ', fr: '\u202f: ', es: ': ' }

const CENTURY = 100

/** `2004-09`, `2019-`, `1998-2004` across the century, `1995` for a single year. */
function yearsOf({ from, to, current }: Spell): string {
  if (from === null) return ''
  if (to === null) return current ? ` ${from}–` : ` ${from}`
  if (to === from) return ` ${from}`
  const sameCentury = Math.floor(from / CENTURY) === Math.floor(to / CENTURY)
  return ` ${from}–${sameCentury ? String(to % CENTURY).padStart(2, '0') : to}`
}

/** True when a loan to another club covers a whole season of the stay or more. */
const isLentFrom = (spell: Spell, loan: Spell): boolean =>
  loan.loan && loan.club !== spell.club && loan.from !== null && (loan.to !== null || loan.current)

/** The parts of a stay before and after a loan. */
function withoutLoan(stay: Spell, loan: Spell): Spell[] {
  const [from, to] = [stay.from!, stay.to ?? Infinity]
  const [left, back] = [loan.from!, loan.to ?? Infinity]
  if (back <= from || left >= to) return [stay]
  const before = left > from ? [{ ...stay, to: left, current: false }] : []
  return back < to ? [...before, { ...stay, from: back }] : before
}

/** The years of a stay at its owner's, without the seasons that he was out on loan; none when he always was. */
function partsOf(spell: Spell, career: readonly Spell[]): Spell[] {
  const { loan, from, to, current } = spell
  if (loan || from === null || from === to || (to === null && !current)) return [spell]
  const loans = career.filter((one) => isLentFrom(spell, one))
  return loans.reduce<Spell[]>((parts, one) => parts.flatMap((part) => withoutLoan(part, one)), [spell])
}

/** A career with the years in which he was at each club: the seasons of a loan are the borrower's alone. */
function presentAt(career: readonly Spell[]): Spell[] {
  const all = career.map((spell) => ({ spell, parts: partsOf(spell, career) }))
  const clubs = new Set(all.filter(({ parts }) => parts.length > 0).map(({ spell }) => spell.club))
  return all.flatMap(({ spell, parts }) => {
    if (parts.length > 0) return parts
    // His matches there were before he was lent out, unless another stay holds them.
    return clubs.has(spell.club) ? [] : [{ ...spell, to: spell.from, current: false }]
  })
}

/** By start: what is left of a stay may begin after the loan that follows it in a career. */
const inOrder = (stays: readonly Spell[]): readonly Spell[] =>
  stays.every(({ from }) => from !== null) ? stays.toSorted((one, other) => one.from! - other.from!) : stays

/** Joins a loan and the transfer after it into one stay, also across the turn of a year. */
function joined(career: readonly Spell[]): Spell[] {
  const stays: Spell[] = []
  for (const spell of career) {
    const last = stays.at(-1)
    const isNext = last?.club === spell.club && last.to !== null && spell.from !== null
    if (isNext && (last.to === spell.from || (last.loan && last.to! + 1 === spell.from)))
      stays[stays.length - 1] = { ...spell, from: last.from }
    else stays.push(spell)
  }
  return stays
}

const MOST_LETTERS = 105

/** All parts on a line, without the head when it would be too long: `Winners: Lúcio 2002, Cafu 1994`. */
export function listLine(head: string, parts: readonly string[]): string {
  const list = parts.join(', ')
  return head.length + list.length > MOST_LETTERS ? list : head + list
}

/** Separates a name that ends in a figure from the years: `1860 Munich 1999–2003`, `Múnich 1860 (1999–2003)`. */
const withYears = (club: string, years: string): string =>
  years !== '' && /\d$/.test(club) ? `${club} (${years.trim()})` : `${club}${years}`

/**
 * `Xabi Alonso: Liverpool 2004–09, Bayern Munich 2014–17`: all stays at these clubs, if need be without any years; or
 * the whole career, with `…` in the place of what does not fit. `note` follows the name after a comma.
 */
export function careerLine(
  { name, career }: Footballer,
  facts: QuizFacts,
  clubs: readonly string[] | null = null,
  note: Names | null = null,
): Names {
  const stays = joined(inOrder(presentAt(career)).filter(({ club }) => !clubs || clubs.includes(club)))
  const isWhole = clubs !== null && career.every(({ club }) => clubs.includes(club))
  const span = isWhole ? spanOf(stays) : ''
  return inAll((language) => {
    const who = note ? `${name}, ${note[language]}` : name
    const parts: Part[] = []
    stays.forEach((spell, at) => {
      const years = yearsOf(spell)
      const fame = Math.log1p(facts.renown(spell.club)) + LONG_STAY * lengthOf(spell)
      const club = (formerName(spell) ?? facts.listed(spell.club))[language]
      const before = parts.at(-1)
      // A second stay at the same club omits its name.
      if (before?.club === club && spell.club === stays[at - 1]?.club)
        parts[parts.length - 1] = { ...before, words: years === '' ? before.words : `${before.words},${years}` }
      else parts.push({ club, words: withYears(club, years), isDated: years !== '', fame })
    })
    const head = `${who}${COLON[language]}`
    if (parts.length === 0) return who
    return clubs ? complete(head, parts, `${who}${span}${COLON[language]}`) : shortened(head, parts)
  })
}

/**
 * Years of several footballers at one club: `Leeds: Irwin 1983–86, Keane 2000–02`. Names all of them, with fewer years
 * when the line would be too long.
 */
export function staysLine(footballers: readonly string[], facts: QuizFacts, club: string): Names {
  const men = footballers.map((id): Stays => {
    const { name, career } = facts.footballer(id)
    return { name, years: joined(presentAt(career).filter((spell) => spell.club === club)).map(yearsOf) }
  })
  return inAll((language) => lineOfStays(`${facts.noun(club)[language]}${COLON[language]}`, men))
}

/** Years of several footballers in one league: `Premier League: Crespo 2003–08, Shevchenko 2006–09`. */
export function leagueLine(footballers: readonly string[], facts: QuizFacts, league: LeagueId): Names {
  const seasons = facts.history.leagues.filter((row) => row.league === league)
  const men = footballers.map((id): Stays => {
    const { name, career } = facts.footballer(id)
    return { name, years: merged(career.flatMap((spell) => partsInLeague(spell, career, seasons))).map(yearsOf) }
  })
  return inAll((language) => lineOfStays(`${LEAGUE_NOUNS[league][language]}${COLON[language]}`, men))
}

/**
 * The parts of a stay in which the club was in a league and the footballer not on loan; empty when its years are
 * unknown.
 */
function partsInLeague(spell: Spell, career: readonly Spell[], seasons: readonly LeagueSeason[]): Spell[] {
  const { club, from, to, current } = spell
  if (from === null || (to === null && !current)) return []
  // A stay within one year lasts for a part of one or two seasons.
  const [first, end] = to === from ? [from - 1, from + 1] : [from, to ?? Infinity]
  const wasLent = (season: number) =>
    !spell.loan && career.some((one) => one.loan && (one.from ?? Infinity) <= season && (one.to ?? season + 1) > season)
  const played = seasons.filter(
    ({ season, clubs }) => season >= first && season < end && clubs.includes(club) && !wasLent(season),
  )
  const latest = Math.max(...seasons.map(({ season }) => season))
  return played.map(({ season }) => {
    const isNow = current && season === latest
    const until = Math.min(to ?? Infinity, season + 1)
    return { ...spell, from: Math.max(from, season), to: isNow ? null : until, current: isNow }
  })
}

/** Joins stays that follow each other, at any club. */
function merged(stays: readonly Spell[]): Spell[] {
  const all: Spell[] = []
  // In a career a loan comes after the stay that it interrupts, so sort by start.
  for (const stay of stays.toSorted((one, other) => one.from! - other.from!)) {
    const last = all.at(-1)
    if (last && last.to !== null && stay.from! <= last.to)
      all[all.length - 1] = { ...stay, from: last.from, to: stay.to === null ? null : Math.max(stay.to, last.to) }
    else if (!last || last.to !== null) all.push(stay)
  }
  return all
}

/** A footballer with the years of his stays in words. */
type Stays = { name: string; years: readonly string[] }

/** The most years of each that fit, `…` in the place of the rest. */
function lineOfStays(head: string, men: readonly Stays[]): string {
  const line = (most: number) =>
    head +
    men
      .map(({ name, years }) => {
        const dated = years.filter(Boolean)
        return name + (dated.length > most ? [...dated.slice(0, most), ' …'] : dated).join(',')
      })
      .join(', ')
  return [Infinity, 2, 1].map(line).find((one) => one.length <= MOST_LETTERS) ?? head + listOf(men)
}

const listOf = (men: readonly Stays[]): string => men.map(({ name }) => name).join(', ')

/** A stay in words, with and without its years, and how well it is known. */
type Part = { club: string; words: string; isDated: boolean; fame: number }

/**
 * Weight of a year at a club compared with the logarithm of its fame: Helmut Rahn is known from eight years at a small
 * club.
 */
const LONG_STAY = 0.15

/** Years between joining and leaving; 0 when one of them is unknown or the footballer is still there. */
const lengthOf = ({ from, to }: Spell): number => (from === null || to === null ? 0 : to - from)

/**
 * All parts with their years, or all without where they are too long or the years of one are not known: then below
 * `spanned`, a head with the years of all, where it fits.
 */
function complete(head: string, parts: readonly Part[], spanned: string): string {
  const whole = head + parts.map(({ words }) => words).join(', ')
  if (whole.length <= MOST_LETTERS && parts.every(({ isDated }) => isDated)) return whole
  const clubs = parts.map(({ club }) => club).join(', ')
  return (spanned + clubs).length <= MOST_LETTERS ? spanned + clubs : head + clubs
}

/** ` (1995–2023)`: from the first year of the stays to the last; empty where one is not known. */
function spanOf(stays: readonly Spell[]): string {
  if (stays.some(({ from, to, current }) => from === null || (to === null && !current))) return ''
  const current = stays.some((stay) => stay.current)
  const from = Math.min(...stays.map((stay) => stay.from!))
  const to = current ? null : Math.max(...stays.map((stay) => stay.to!))
  return ` (${yearsOf({ ...stays[0]!, from, to, current }).trim()})`
}

/** The line with the best-known parts that fit, `…` in the place of each run of the rest. */
function shortened(head: string, parts: readonly Part[]): string {
  const line = (told: readonly Part[]) => {
    const shown = parts.flatMap((part, at) => {
      if (told.includes(part)) return [part.words]
      return at > 0 && !told.includes(parts[at - 1]!) ? [] : ['…']
    })
    return head + shown.join(', ')
  }
  if (line(parts).length <= MOST_LETTERS) return line(parts)
  let told: Part[] = []
  for (const part of parts.toSorted((one, other) => other.fame - one.fame)) {
    const more = [...told, part]
    if (told.length === 0 || line(more).length <= MOST_LETTERS) told = more
  }
  return line(told)
}

/** Year of `1 January 1990`. */
export const yearOfBirth = ({ born }: Footballer): string => born!.slice(0, 4)
