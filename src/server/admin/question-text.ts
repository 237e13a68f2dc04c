import type { Names } from '#data/types.ts'
import { questionById } from '#games/quiz/deal/held.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { say } from '#games/quiz/words/say.ts'

/** The text of a question with its right answer; null for one that is not in the deck. */
export function textOf(id: string): Names | null {
  const question = questionById(id)
  if (!question) return null
  const { text, options } = say(question, QUIZ_FACTS)
  const right = options[0]!
  return { en: `${text.en} (${right.en})`, fr: `${text.fr} (${right.fr})`, es: `${text.es} (${right.es})` }
}
