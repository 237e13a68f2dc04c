import { fold } from '#core/fold.ts'
import type { Rule } from './problem.ts'

/** French l’ stands only before vowels; before h both forms exist (le Havre, l’Hellas). */
const frenchArticle: Rule = {
  name: 'french-article',
  check({ countries, 'club-grammar': clubs, 'country-grammar': nations }, complain) {
    const names = new Map(countries.map(({ code, fr }) => [code, fr]))
    for (const row of clubs)
      complainOfElision(row.fr, row.fr_article, (why) => complain('club-grammar', row, 'fr_article', why))
    for (const row of nations) {
      const name = names.get(row.country) ?? ''
      complainOfElision(name, row.fr_article, (why) => complain('country-grammar', row, 'fr_article', why))
    }
  },
}

function complainOfElision(name: string, article: string | null, complain: (why: string) => void): void {
  const first = fold(name).charAt(0)
  if (first === 'h') return
  const isVowel = 'aeiou'.includes(first)
  if ((article === 'le' || article === 'la') && isVowel) complain(`"${article} ${name}" needs l’`)
  if (article === 'l’' && !isVowel) complain(`"l’${name}" does not begin with a vowel`)
}

export const GRAMMAR_RULES = [frenchArticle] as const
