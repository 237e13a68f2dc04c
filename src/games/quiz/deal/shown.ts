import type { Names } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'
import { idOf, type PictureRef, type Question } from './question.ts'
import { say } from '../words/say.ts'

/** A question as it is asked: its options in the order of the round, and nothing that tells the right one. */
export type Shown = { text: Names; options: readonly Names[]; picture: PictureRef | null }

/** `order`: as `orderOf` gives it. */
export function shownOf(question: Question, order: readonly number[], facts: QuizFacts): Shown {
  const { text, options, picture } = say(question, facts)
  return { text, options: order.map((at) => options[at]!), picture }
}

/** What is told once a round is over: the place of the right option, why, and the question’s name for a report. */
export const toldOf = (
  question: Question,
  order: readonly number[],
  facts: QuizFacts,
): { right: number; why: Names; question: string } => ({
  right: rightIn(order),
  why: say(question, facts).why,
  question: idOf(question),
})

/** Where the right option stands in an order: it is the first one of the deck. */
export const rightIn = (order: readonly number[]): number => order.indexOf(0)
