import { randomFrom } from '#core/random.ts'
import type { QuizFacts } from './facts.ts'
import { idOf, type Question } from './question.ts'
import type { Drawing } from './deck-file.ts'
import { TEMPLATES, templateOf } from './templates.ts'
import { faultsOf } from './validate.ts'

/** Seed of the deck. Changing it deals other questions; past matches keep their deck by its version. */
const DECK_SEED = 13

/** Maximum questions of a template with the same answer. */
const EACH = 5

/** Builds the deck: valid questions of each template up to its limit. The same facts give the same deck. */
export function makeDeck(facts: QuizFacts, drawn: Drawing): Question[] {
  return TEMPLATES.flatMap((template, at) => {
    const random = randomFrom(DECK_SEED + at)
    const chosen = new Map<string, Question>()
    const answers = new Map<string, number>()
    for (const draft of template.make(facts, random, drawn)) {
      const question = { template: template.id, ...draft }
      const right = draft.options[0]
      const isOften = template.options === 'footballer' && (answers.get(right) ?? 0) >= EACH
      if (isOften || chosen.has(idOf(question)) || faultsOf(question, facts).length > 0) continue
      chosen.set(idOf(question), question)
      answers.set(right, (answers.get(right) ?? 0) + 1)
      if (chosen.size === template.most) break
    }
    return [...chosen.values()]
  })
}

/** Footballers named or shown by a question: its subjects and its four options. */
export function namedIn({ template, about, options }: Question): string[] {
  const { about: kinds, options: kind } = templateOf(template)
  const named = about.filter((_, at) => kinds[at] === 'footballer')
  return [...new Set(kind === 'footballer' ? [...named, ...options] : named)]
}

/** Footballers in a question: its subjects and the right answer. */
export function peopleOf({ template, about, options }: Question): string[] {
  const { about: kinds, options: kind } = templateOf(template)
  const named = about.filter((_, at) => kinds[at] === 'footballer')
  return [...new Set(kind === 'footballer' ? [...named, options[0]] : named)]
}
