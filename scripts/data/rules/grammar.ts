import { fold } from '#core/fold.ts'
import type { Rule } from './problem.ts'

/** French l’ is used only before vowels; before h both forms exist (le Havre, l’Hellas). */
const frenchArticle: Rule = {
  name: 'french-article',
  check({ countries, 'club-grammar': clubs, 'country-grammar': nations }, report) {
    const names = new Map(countries.map(({ code, fr }) => [code, fr]))
    for (const row of clubs)
      checkElision(row.fr, row.fr_article, (why) => report('club-grammar', row, 'fr_article', why))
    for (const row of nations) {
      const name = names.get(row.country) ?? ''
      checkElision(name, row.fr_article, (why) => report('country-grammar', row, 'fr_article', why))
    }
  },
}

function checkElision(name: string, article: string | null, report: (why: string) => void): void {
  const first = fold(name).charAt(0)
  if (first === 'h') return
  const isVowel = 'aeiou'.includes(first)
  if ((article === 'le' || article === 'la') && isVowel) report(`"${article} ${name}" needs l’`)
  if (article === 'l’' && !isVowel) report(`"l’${name}" needs le or la: "${name}" does not begin with a vowel`)
}

export const GRAMMAR_RULES = [frenchArticle] as const
