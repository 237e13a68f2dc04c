import type { Names } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'
import { idOf, type PictureRef, type Question } from './question.ts'
import { DRAWN } from './held.ts'
import { hasBoard, picturesOf, picturesOfAnswer } from './pictures.ts'
import { say } from '../words/say.ts'

/** A question as asked: options in the round's order, nothing that reveals the right one. */
export type Shown = { text: Names; options: readonly Names[]; pictures: readonly PictureRef[] }

/** `order`: from `orderOf`. */
export function shownOf(question: Question, order: readonly number[], facts: QuizFacts): Shown {
  const { text, options } = say(question, facts)
  return { text, options: order.map((at) => options[at]!), pictures: picturesOf(question, order, facts, DRAWN) }
}

/**
 * Revealed after a round: index of the right option, the reason, its pictures, whether the answer itself stands on a
 * board, and the question's id for reports.
 */
export const revealedOf = (
  question: Question,
  order: readonly number[],
  facts: QuizFacts,
): { right: number; why: Names; pictures: readonly PictureRef[]; board: boolean; question: string } => ({
  right: rightIn(order),
  why: say(question, facts).why,
  pictures: picturesOfAnswer(question, facts, DRAWN),
  board: hasBoard(question),
  question: idOf(question),
})

/** Index of the right option, which the deck lists first. */
export const rightIn = (order: readonly number[]): number => order.indexOf(0)
