import { fold } from '#core/fold.ts'
import { LEAST_RATIO } from '#data/pools.ts'
import { areAlike } from './alike.ts'
import type { QuizFacts } from './facts.ts'
import { idOf, type Question } from './question.ts'
import { say } from '../words/say.ts'
import { templateOf } from './templates.ts'
import { LANGUAGES } from '../words/careers.ts'

export const MOST_LETTERS = 110
const MOST_LETTERS_OF_ID = 80

/** Letters from which two words tell each other: Argel and Argelia. */
const LEAST_LETTERS = 4
const STEM = 5
/** Beginnings of words that stand in every sentence of a kind, and in names. */
const TELL_NOTHING = ['city', 'ciuda', 'club', 'como', 'estad', 'groun', 'pays', 'stade']

const stemsOf = (words: string): string[] =>
  fold(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !TELL_NOTHING.includes(stem))

/** True when the sentence holds a word of the right option that no other option has: Madrid in a final of Real Madrid. */
export const tellsAnswer = (text: string, [right, ...others]: readonly string[]): boolean => {
  const told = new Set(stemsOf(text))
  const shared = new Set(others.flatMap(stemsOf))
  return stemsOf(right!).some((stem) => told.has(stem) && !shared.has(stem))
}

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
      ...(tellsAnswer(
        text[language],
        options.map((option) => option[language]),
      )
        ? [`its sentence tells the answer in ${language}`]
        : []),
      ...(why[language] === '' ? [`no explanation in ${language}`] : []),
    ]),
  ]
}
