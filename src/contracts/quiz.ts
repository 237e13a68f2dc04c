import * as z from 'zod/mini'
import { Pictures } from './quiz-shown.ts'

/** Language of the texts. */
const Language = z.enum(['en', 'fr', 'es'])
const MOST_LETTERS_OF_DEAL = 800
const ROUNDS = 10
const OPTIONS = 4

/** Body of `POST /api/quiz/practice`. */
export const NewPractice = z.strictObject({ language: Language })

/** A question as its player sees it; the pictures' addresses reveal nothing. */
export const AskedQuestion = z.object({
  text: z.string(),
  options: z.array(z.string()).check(z.length(OPTIONS)),
  pictures: Pictures,
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

/** `deal`: sealed; sent back with each answer. */
export const PracticeDeal = z.object({
  deal: z.string(),
  questions: z.array(AskedQuestion).check(z.length(ROUNDS)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

/** Body of `POST /api/quiz/answer`: practice has no clock, and answers may be repeated. */
export const PracticeAnswer = z.strictObject({
  deal: z.string().check(z.maxLength(MOST_LETTERS_OF_DEAL)),
  round: z.int().check(z.minimum(0), z.maximum(ROUNDS - 1)),
  option: z.int().check(z.minimum(0), z.maximum(OPTIONS - 1)),
  language: Language,
})
export type PracticeAnswer = z.infer<typeof PracticeAnswer>

/** `right`: index of the right option; `question`: its id, for a report. */
export const RevealedAnswer = z.object({
  isRight: z.boolean(),
  right: z.int(),
  why: z.string(),
  pictures: Pictures,
  /** The answer is shown as text, such as a year or a city. */
  board: z.optional(z.boolean()),
  question: z.string(),
})
export type RevealedAnswer = z.infer<typeof RevealedAnswer>
