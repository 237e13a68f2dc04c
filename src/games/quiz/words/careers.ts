import type { Footballer, Names, Spell } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'

export const LANGUAGES = ['en', 'fr', 'es'] as const satisfies (keyof Names)[]

/** Builds the same sentence in each language. */
export const inAll = (say: (language: keyof Names) => string): Names => ({
  en: say('en'),
  fr: say('fr'),
  es: say('es'),
})

/** French sets a narrow space before its colon. */
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

/** Joins a loan and the transfer after it into one stay. */
function joined(career: readonly Spell[]): Spell[] {
  const stays: Spell[] = []
  for (const spell of career) {
    const last = stays.at(-1)
    if (last?.club === spell.club && last.to === spell.from) stays[stays.length - 1] = { ...spell, from: last.from }
    else stays.push(spell)
  }
  return stays
}

const MOST_LETTERS = 105

/** All parts on a line, without its head where it is too long: `Winners: Lúcio 2002, Cafu 1994`. */
export function listLine(head: string, parts: readonly string[]): string {
  const list = parts.join(', ')
  return head.length + list.length > MOST_LETTERS ? list : head + list
}

/** Separates a name that ends in a figure from the years: `1860 Munich 1999–2003`, `Múnich 1860 (1999–2003)`. */
const withYears = (club: string, years: string): string =>
  years !== '' && /\d$/.test(club) ? `${club} (${years.trim()})` : `${club}${years}`

/**
 * `Xabi Alonso: Liverpool 2004–09, Bayern Munich 2014–17`: the stays at these clubs, or the whole career, with `…` in the
 * place of what does not fit.
 * `note` follows the name after a comma.
 */
export function careerLine(
  footballer: Footballer,
  facts: QuizFacts,
  clubs: readonly string[] | null = null,
  note: Names | null = null,
): Names {
  const stays = joined(footballer.career).filter(({ club }) => !clubs || clubs.includes(club))
  return inAll((language) => {
    const who = note ? `${footballer.name}, ${note[language]}` : footballer.name
    const nameOf = (club: string) => (facts.isNamed(club) ? facts.noun(club)[language] : facts.club(club).name)
    const parts: Part[] = []
    stays.forEach((spell, at) => {
      const years = yearsOf(spell)
      const fame = Math.log1p(facts.renown(spell.club)) + LONG_STAY * lengthOf(spell)
      const before = parts.at(-1)
      // A second stay at the same club omits its name.
      if (before && spell.club === stays[at - 1]?.club)
        parts[parts.length - 1] = { words: years === '' ? before.words : `${before.words},${years}`, fame: before.fame }
      else parts.push({ words: withYears(nameOf(spell.club), years), fame })
    })
    return parts.length === 0 ? who : shortened(`${who}${COLON[language]}`, parts)
  })
}

/**
 * Years of several footballers at one club: `Leeds: Irwin 1983–86, Keane 2000–02`. Names all of them,
 * with fewer years where the line is short of room.
 */
export function staysLine(footballers: readonly string[], facts: QuizFacts, club: string): Names {
  const men = footballers.map(facts.footballer)
  return inAll((language) => {
    const head = `${facts.noun(club)[language]}${COLON[language]}`
    const line = (most: number) =>
      head +
      men
        .map(({ name, career }) => {
          const years = joined(career.filter((spell) => spell.club === club)).map(yearsOf)
          return name + years.filter(Boolean).slice(0, most).join(',')
        })
        .join(', ')
    return [Infinity, 1, 0].map(line).find((one) => one.length <= MOST_LETTERS) ?? line(0)
  })
}

/** A stay in words, and how well it is known. */
type Part = { words: string; fame: number }

/** Weight of a year at a club beside the logarithm of its fame: Helmut Rahn is known from eight years at a small one. */
const LONG_STAY = 0.15

/** Years between joining and leaving; 0 where one of them is unknown or he is still there. */
const lengthOf = ({ from, to }: Spell): number => (from === null || to === null ? 0 : to - from)

/** The line with the best-known parts that fit, at least one, and `…` in the place of each run of others. */
function shortened(head: string, parts: readonly Part[]): string {
  const line = (kept: ReadonlySet<Part>) => {
    const shown = parts.flatMap((part, at) => {
      if (kept.has(part)) return [part.words]
      return at > 0 && !kept.has(parts[at - 1]!) ? [] : ['…']
    })
    return head + shown.join(', ')
  }
  const whole = line(new Set(parts))
  if (whole.length <= MOST_LETTERS) return whole
  let kept = new Set<Part>()
  for (const part of parts.toSorted((one, other) => other.fame - one.fame)) {
    const more = new Set([...kept, part])
    if (kept.size === 0 || line(more).length <= MOST_LETTERS) kept = more
  }
  return line(kept)
}

/** Year of `1 January 1990`. */
export const yearOfBirth = ({ born }: Footballer): string => born!.slice(0, 4)
