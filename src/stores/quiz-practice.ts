import type { ErrorCode } from '#contracts/errors.ts'
import { persisted } from './persisted.ts'
import { readDeal, readPractice, readTold, type Language, type QuizPractice } from './read-quiz.ts'

/** The practice that is open in this browser; null before the first one. */
export const $quizPractice = persisted<QuizPractice | null>('quiz-practice', { safeParse: readPractice }, null)

/** `offline`: no answer, or none of ours. */
export type QuizTrouble = ErrorCode | 'offline'

/** Deals ten questions in the place of what was open. Answers null, or what went wrong; never rejects. */
export async function dealQuiz(language: Language): Promise<QuizTrouble | null> {
  const dealt = await ask('/api/quiz/practice', { language }, readDeal)
  if ('code' in dealt) return dealt.code
  $quizPractice.set({ language, ...dealt.answer, answered: [] })
  return null
}

/**
 * Answers the next question of the open practice; what the server says of it is kept with it. Answers null, or what went
 * wrong (`not-found`: the deal is not open any more); never rejects.
 */
export async function answerQuiz(option: number): Promise<QuizTrouble | null> {
  const practice = $quizPractice.get()
  if (!practice || practice.answered.length >= practice.questions.length) return 'not-found'
  const { deal, language, answered } = practice
  const told = await ask('/api/quiz/answer', { deal, round: answered.length, option, language }, readTold)
  if ('code' in told) return told.code
  // Another tab may have dealt or answered meanwhile: that stands.
  $quizPractice.update((now) =>
    now?.deal === deal && now.answered.length === answered.length
      ? { ...now, answered: [...answered, { option, ...told.answer }] }
      : now,
  )
  return null
}

/** Nothing of it is kept on the server, so that it need not know whose it is. */
async function ask<Answer>(
  path: string,
  body: object,
  read: (json: unknown) => Answer | null,
): Promise<{ answer: Answer } | { code: QuizTrouble }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json = (await response.json()) as { code?: unknown } | null
    const answer = response.ok ? read(json) : null
    if (answer) return { answer }
    return { code: typeof json?.code === 'string' ? (json.code as ErrorCode) : 'offline' }
  } catch {
    return { code: 'offline' }
  }
}
