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

/** As many parts as fit on a line, at least one: `Winners: Lúcio 2002, Cafu 1994…`. */
export function listLine(head: string, parts: readonly string[]): string {
  let line = head + (parts[0] ?? '')
  for (const part of parts.slice(1)) {
    if (line.length + part.length + 3 > MOST_LETTERS) return `${line}…`
    line += `, ${part}`
  }
  return line
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
    const parts = stays.map((spell, at) =>
      // A second stay at the same club omits its name.
      spell.club === stays[at - 1]?.club ? yearsOf(spell).trim() : withYears(nameOf(spell.club), yearsOf(spell)),
    )
    const fames = stays.map(({ club }) => facts.renown(club))
    return parts.length === 0 ? who : shortened(`${who}${COLON[language]}`, parts, fames)
  })
}

/** The line with its least-known parts left out, each run of them as `…`, until it fits. At least one part stays. */
function shortened(head: string, parts: readonly string[], fames: readonly number[]): string {
  const kept = new Set(parts.flatMap((part, at) => (part === '' ? [] : [at])))
  const byFame = [...kept].sort((one, other) => fames[one]! - fames[other]!)
  const line = () =>
    head +
    parts
      .flatMap((part, at) => (kept.has(at) ? [part] : part === '' || (at > 0 && !kept.has(at - 1)) ? [] : ['…']))
      .join(', ')
  while (line().length > MOST_LETTERS && kept.size > 1) kept.delete(byFame.shift()!)
  return line()
}

/** Year of `1 January 1990`. */
export const yearOfBirth = ({ born }: Footballer): string => born!.slice(0, 4)
