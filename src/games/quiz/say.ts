import type { Names } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'
import type { Kind, Question, Words } from './question.ts'
import { templateOf } from './templates.ts'
import { groundName } from './templates/club-of-ground.ts'
import { inAll } from './words/careers.ts'

/** What an option is called in the three languages. */
export function nameOf(kind: Kind, id: string, facts: QuizFacts): Names {
  if (kind === 'footballer') return inAll(() => facts.footballer(id).name)
  if (kind === 'club') return inAll((language) => facts.noun(id)[language])
  if (kind === 'nation') return inAll((language) => facts.nation(id)[language])
  if (kind === 'ground') return inAll(() => groundName(id, facts))
  if (kind === 'city') return facts.cityOf(facts.club(id)) ?? inAll(() => '')
  return inAll(() => id)
}

/** All words of a question, its options in the order of the deck: the right one first. */
export function say({ template, about, options }: Question, facts: QuizFacts): Words {
  const { text, why, picture, options: kind } = templateOf(template)
  return {
    text: text(about, facts),
    options: options.map((option) => nameOf(kind, option, facts)),
    why: why(about, options[0], facts),
    picture: picture?.(about) ?? null,
  }
}
