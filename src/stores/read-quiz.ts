import type { RevealedAnswer, AskedQuestion, PracticeDeal } from '#contracts/quiz.ts'
import type { Picture } from '#contracts/quiz-shown.ts'

// Hand-written parser of src/contracts/quiz.ts: the validator would outweigh the practice.

export type Language = 'en' | 'fr' | 'es'

/** The answer, and the server's verdict. */
type Answered = RevealedAnswer & { option: number }

export type QuizPractice = PracticeDeal & { language: Language; answered: Answered[] }

const KINDS = ['pixels', 'face', 'crest', 'kit', 'ground', 'flag']
const LANGUAGES = ['en', 'fr', 'es']
const OPTIONS = 4
const ROUNDS = 10

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean | undefined => value === undefined || typeof value === 'boolean'
const isOption = (value: unknown): value is number => Number.isInteger(value) && OPTIONS > +value! && +value! >= 0

const isPicture = (value: unknown): value is Picture =>
  isObject(value) && KINDS.includes(value['kind'] as string) && isText(value['address'])
const arePictures = (value: unknown): value is Picture[] => Array.isArray(value) && value.every(isPicture)

const isQuestion = (value: unknown): value is AskedQuestion =>
  isObject(value) &&
  isText(value['text']) &&
  Array.isArray(value['options']) &&
  value['options'].length === OPTIONS &&
  value['options'].every(isText) &&
  arePictures(value['pictures'])

/** Parses the answer of `POST /api/quiz/practice`; null when invalid. */
export function readDeal(json: unknown): PracticeDeal | null {
  if (!isObject(json)) return null
  const { deal, questions } = json
  const isDeal = isText(deal) && Array.isArray(questions) && questions.length === ROUNDS && questions.every(isQuestion)
  return isDeal ? { deal, questions } : null
}

/** Parses the answer of `POST /api/quiz/answer`; null when invalid. */
export function readRevealed(json: unknown): RevealedAnswer | null {
  if (!isObject(json)) return null
  const { isRight, right, why, pictures, board, question } = json
  const hasAll = typeof isRight === 'boolean' && isOption(right) && isText(why) && isText(question)
  if (!hasAll || !arePictures(pictures) || !isFlag(board)) return null
  return { isRight, right, why, pictures, ...(board !== undefined && { board }), question }
}

/** Parses stored practice; without `data` when invalid. */
export function readPractice(kept: unknown): { data?: QuizPractice | null } {
  const deal = readDeal(kept)
  if (!deal) return {}
  const { language, answered } = kept as Fields
  const isKept =
    LANGUAGES.includes(language as string) &&
    Array.isArray(answered) &&
    answered.length <= ROUNDS &&
    answered.every((one: unknown) => readRevealed(one) && isOption((one as Fields)['option']))
  return isKept ? { data: { ...deal, ...(kept as Pick<QuizPractice, 'language' | 'answered'>) } } : {}
}
