import type { Names } from '#data/types.ts'
import type { QuizFacts } from '../deal/facts.ts'
import type { Kind, Question, Words } from '../deal/question.ts'
import { templateOf } from '../deal/templates.ts'
import { groundName } from '../deal/templates/grounds.ts'
import { inAll } from './careers.ts'

/** Name of an option in three languages. */
function nameOf(kind: Kind, id: string, facts: QuizFacts): Names {
  if (kind === 'footballer') return inAll(() => facts.footballer(id).name)
  if (kind === 'club') return inAll((language) => facts.noun(id)[language])
  if (kind === 'nation') return inAll((language) => facts.nation(id)[language])
  if (kind === 'ground') return inAll(() => groundName(id, facts))
  if (kind === 'city') return facts.cityOf(facts.club(id)) ?? inAll(() => '')
  if (kind === 'venue') return facts.history.cities.get(id) ?? inAll(() => id)
  return inAll(() => id)
}

/** Replaces straight apostrophes, which some sheets use. */
const set = (words: Names): Names => inAll((language) => words[language].replaceAll("'", '’'))

/** All texts of a question, with options in the deck's order: the right one first. */
export function say({ template, about, options }: Question, facts: QuizFacts): Words {
  const { text, why, options: kind } = templateOf(template)
  return {
    text: set(text(about, facts, options)),
    options: options.map((option) => set(nameOf(kind, option, facts))),
    why: set(why(about, options[0], facts, options.slice(1))),
  }
}
