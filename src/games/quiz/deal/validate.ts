import { LEAST_RATIO } from '#data/pools.ts'
import { areAlike } from './alike.ts'
import type { QuizFacts } from './facts.ts'
import { idOf, type Question } from './question.ts'
import { say } from '../words/say.ts'
import { templateOf } from './templates.ts'
import { LANGUAGES } from '../words/careers.ts'

export const MOST_LETTERS = 110
const MOST_LETTERS_OF_ID = 80

/** Faults of a question; empty when exactly one option is true and the facts prove all four. */
export function faultsOf(question: Question, facts: QuizFacts): string[] {
  return [...faultsOfTruth(question, facts), ...faultsOfOptions(question, facts), ...faultsOfWords(question, facts)]
}

function faultsOfTruth({ template, about, options }: Question, facts: QuizFacts): string[] {
  const { truth, figure } = templateOf(template)
  const [right, ...wrong] = options
  if (figure) {
    const [most, ...others] = options.map((option) => figure(about, option, facts))
    const leads = others.every((other) => most! / other >= LEAST_RATIO)
    return leads ? [] : [`the figure of ${right} does not lead by ${LEAST_RATIO}`]
  }
  return [
    ...(truth(about, right, facts) === 'yes' ? [] : [`${right} is not proven to be right`]),
    ...wrong
      .filter((option) => truth(about, option, facts) !== 'no')
      .map((option) => `${option} is not proven to be wrong`),
  ]
}

function faultsOfOptions({ template, options }: Question, facts: QuizFacts): string[] {
  if (templateOf(template).options !== 'footballer') return []
  const [right, ...others] = options.map(facts.footballer)
  return others
    .filter((other) => !areAlike(right!, other))
    .map(({ id }) => `${id} shares neither line and era nor nation with ${right!.id}`)
}

function faultsOfWords(question: Question, facts: QuizFacts): string[] {
  const { text, options, why } = say(question, facts)
  return [
    ...(idOf(question).length > MOST_LETTERS_OF_ID ? ['its id is too long'] : []),
    ...LANGUAGES.flatMap((language) => [
      ...(text[language].length > MOST_LETTERS ? [`longer than ${MOST_LETTERS} letters in ${language}`] : []),
      ...(new Set(options.map((option) => option[language])).size < options.length
        ? [`two options of one name in ${language}`]
        : []),
      ...(why[language] === '' ? [`no explanation in ${language}`] : []),
    ]),
  ]
}
