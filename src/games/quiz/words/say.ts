import type { Names } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'
import type { Kind, Question, Words } from '../deal/question.ts'
import { templateOf } from '../deal/templates.ts'
import { inAll } from './careers.ts'
import { groundName } from './grounds.ts'
import { spelt } from './names.ts'
import { nationIn } from './nations.ts'

/** Name of an option in three languages; a nation has the name it had in that year. */
function nameOf(kind: Kind, id: string, year: number, facts: QuizFacts): Names {
  if (kind === 'footballer') return inAll(() => facts.footballer(id).name)
  if (kind === 'club') return inAll((language) => facts.noun(id)[language])
  if (kind === 'nation') return inAll((language) => nationIn(id, year, facts)[language])
  if (kind === 'ground') return groundName(id, facts)
  if (kind === 'city') return facts.cityOf(facts.club(id)) ?? inAll(() => '')
  if (kind === 'venue') return facts.history.cities.get(id) ?? inAll(() => id)
  return inAll(() => id)
}

/** Replaces straight apostrophes, which some sheets use. */
const set = (words: Names): Names => inAll((language) => words[language].replaceAll("'", '’'))

/** All texts of a question, with options in the deck's order: the right one first. */
export function say({ template, about, options }: Question, facts: QuizFacts): Words {
  const { text, why, about: kinds, options: kind } = templateOf(template)
  const year = Number(about[kinds.indexOf('year')] ?? facts.asOf.slice(0, 4))
  const named = [...about, ...options]
  const written = (words: Names) => set(spelt(words, named, facts))
  return {
    text: written(text(about, facts, options)),
    options: options.map((option) => written(nameOf(kind, option, year, facts))),
    why: written(why(about, options[0], facts, options.slice(1))),
  }
}
