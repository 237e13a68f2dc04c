import type { History } from '#data/history-file.ts'
import { LEAGUE_NOUNS } from '#data/phrases/prizes.ts'
import type { Footballer, LeagueId, Names, Spell } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'

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

/** Joins a loan and the transfer that follows it into one stay, also across the turn of a year. */
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
 * `Xabi Alonso: Liverpool 2004–09, Bayern Munich 2014–17`: the stays at these clubs, or the whole career, with `…` in
 * the place of what does not fit. `note` follows the name after a comma; `asked`: clubs that stand on the line in any
 * case, if need be without years.
 */
export function careerLine(
  footballer: Footballer,
  facts: QuizFacts,
  clubs: readonly string[] | null = null,
  note: Names | null = null,
  asked: readonly string[] = clubs ?? [],
): Names {
  const stays = joined(footballer.career).filter(({ club }) => !clubs || clubs.includes(club))
  return inAll((language) => {
    const who = note ? `${footballer.name}, ${note[language]}` : footballer.name
    const parts: Part[] = []
    stays.forEach((spell, at) => {
      const years = yearsOf(spell)
      const fame = Math.log1p(facts.renown(spell.club)) + LONG_STAY * lengthOf(spell)
      const club = facts.listed(spell.club)[language]
      const before = parts.at(-1)
      // A second stay at the same club omits its name.
      if (before && spell.club === stays[at - 1]?.club)
        parts[parts.length - 1] = { ...before, words: years === '' ? before.words : `${before.words},${years}` }
      else parts.push({ club, words: withYears(club, years), fame, isAsked: asked.includes(spell.club) })
    })
    return parts.length === 0 ? who : shortened(`${who}${COLON[language]}`, parts)
  })
}

/**
 * Years of several footballers at one club: `Leeds: Irwin 1983–86, Keane 2000–02`. Names all of them, with fewer years
 * when the line would be too long.
 */
export function staysLine(footballers: readonly string[], facts: QuizFacts, club: string): Names {
  const men = footballers.map((id): Stays => {
    const { name, career } = facts.footballer(id)
    return { name, years: joined(career.filter((spell) => spell.club === club)).map(yearsOf) }
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

function lineOfStays(head: string, men: readonly Stays[]): string {
  const line = (most: number) =>
    head + men.map(({ name, years }) => name + years.filter(Boolean).slice(0, most).join(',')).join(', ')
  return [Infinity, 1, 0].map(line).find((one) => one.length <= MOST_LETTERS) ?? line(0)
}

/** A stay in words, with and without its years, how well it is known, and whether the question names its club. */
type Part = { club: string; words: string; fame: number; isAsked: boolean }

/**
 * Weight of a year at a club compared with the logarithm of its fame: Helmut Rahn is known from eight years at a small
 * club.
 */
const LONG_STAY = 0.15

/** Years between joining and leaving; 0 when one of them is unknown or the footballer is still there. */
const lengthOf = ({ from, to }: Spell): number => (from === null || to === null ? 0 : to - from)

/**
 * The line with the parts the question asks about and the best-known others that fit; `…` replaces each run of the
 * rest.
 */
function shortened(head: string, parts: readonly Part[]): string {
  const line = (told: ReadonlyMap<Part, string>) => {
    const shown = parts.flatMap((part, at) => {
      const words = told.get(part)
      if (words !== undefined) return [words]
      return at > 0 && !told.has(parts[at - 1]!) ? [] : ['…']
    })
    return head + shown.join(', ')
  }
  const whole = line(new Map(parts.map((part) => [part, part.words])))
  if (whole.length <= MOST_LETTERS) return whole
  const isFirst = ({ club }: Part, at: number) => parts.findIndex((part) => part.club === club) === at
  let told = new Map(parts.filter((part, at) => part.isAsked && isFirst(part, at)).map((part) => [part, part.club]))
  const rank = (part: Part) => (part.isAsked ? ASKED_FIRST : 0) + part.fame
  for (const part of parts.toSorted((one, other) => rank(other) - rank(one))) {
    const more = new Map([...told, [part, part.words]])
    if (told.size === 0 || line(more).length <= MOST_LETTERS) told = more
  }
  return line(told)
}

/** Rank bonus above any fame, so that asked parts come first. */
const ASKED_FIRST = 100

/** Year of `1 January 1990`. */
export const yearOfBirth = ({ born }: Footballer): string => born!.slice(0, 4)
