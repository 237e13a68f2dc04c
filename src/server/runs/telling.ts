import { EVIDENCE } from '#data/evidence.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { withArticle } from '#data/grammar-file.ts'
import { OTHERS } from '#data/others.ts'
import { distinctionsIn, type Distinction } from '#data/pools/distinctions.ts'
import type { LocalName } from '#data/types.ts'
import { starsOf } from '#games/known-clubs.ts'
import { fill, number } from '#i18n/format.ts'
import { LANGUAGE_TAGS, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

/** Minimum fame for a line, so that a friend knows the footballer. */
const LEAST_FAME = 4

const FOOTBALLER_COUNT = FOOTBALLERS.length + OTHERS.length

let distinctionOf: ReturnType<typeof distinctionsIn> | undefined

/** Cached: finding a distinction compares up to thousands of careers, and every end of a run needs several. */
const lines = new Map<string, LocalName | null>()

/** A sentence worth telling a friend about a footballer, in every language; null where the facts prove none. */
export function tellingOf(id: string): LocalName | null {
  const known = lines.get(id)
  if (known !== undefined) return known
  const line = newLine(id)
  if (footballerById(id)) lines.set(id, line)
  return line
}

function newLine(id: string): LocalName | null {
  const footballer = footballerById(id)
  if (!footballer || footballer.fame < LEAST_FAME) return null
  distinctionOf ??= distinctionsIn({
    footballers: FOOTBALLERS,
    others: OTHERS,
    isNamed: (club) => GRAMMAR.clubs.has(club),
    starsOf: (club) => starsOf({ id: club }),
    ballonsOf: (who) =>
      (EVIDENCE.honours.get(who) ?? []).flatMap(({ title, year }) => (title === 'ballon_dor' ? [year] : [])),
  })
  const distinction = distinctionOf(footballer)
  if (!distinction) return null
  const sentenceIn = (locale: Locale) => sentenceOf(footballer.name, distinction, locale)
  return { name: sentenceIn('en'), local: { en: sentenceIn('en'), fr: sentenceIn('fr'), es: sentenceIn('es') } }
}

/** The sentence about one of the footballers; `nth` selects among those that have one. */
export function tellingAbout(ids: readonly string[], nth: number): LocalName | null {
  const sentences = [...new Set(ids)].flatMap((id) => tellingOf(id) ?? [])
  return sentences[nth % Math.max(1, sentences.length)] ?? null
}

function sentenceOf(name: string, distinction: Distinction, locale: Locale): string {
  const t = messages(locale, 'telling')
  const list = (items: readonly string[]) => new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(items)
  const clubIn = (club: string) => withArticle(GRAMMAR.clubs.get(club)!)[locale]
  switch (distinction.kind) {
    case 'onlyAt': {
      const clubs = list(distinction.clubs.map(clubIn))
      return fill(t.onlyAt, { count: number(locale, FOOTBALLER_COUNT), name, clubs })
    }
    case 'oneClub':
      return fill(t.oneClub, { name, club: clubIn(distinction.club) })
    case 'ballonDor':
      return fill(t.ballonDor, { name, years: list(distinction.years.map(String)) })
  }
}
