import type { ErrorCode } from '#contracts/errors.ts'
import { persisted } from './persisted.ts'
import { readDeal, readPractice, readRevealed, type Language, type QuizPractice } from './read-quiz.ts'

/** The open practice of this browser; null before the first one. */
export const $quizPractice = persisted<QuizPractice | null>('quiz-practice', { safeParse: readPractice }, null)

/** `offline`: no answer, or not from our server. */
export type QuizTrouble = ErrorCode | 'offline'

/** Deals ten new questions. Returns null, or what went wrong; never rejects. */
export async function dealQuiz(language: Language): Promise<QuizTrouble | null> {
  const dealt = await ask('/api/quiz/practice', { language }, readDeal)
  if ('code' in dealt) return dealt.code
  $quizPractice.set({ language, ...dealt.answer, answered: [] })
  return null
}

/**
 * Answers the next question and stores the reply with it. Returns null, or what went wrong (`not-found`: the deal has
 * expired); never rejects.
 */
export async function answerQuiz(option: number): Promise<QuizTrouble | null> {
  const practice = $quizPractice.get()
  if (!practice || practice.answered.length >= practice.questions.length) return 'not-found'
  const { deal, language, answered } = practice
  const reply = await ask('/api/quiz/answer', { deal, round: answered.length, option, language }, readRevealed)
  if ('code' in reply) return reply.code
  // Keeps what another tab has dealt or answered meanwhile.
  $quizPractice.update((now) =>
    now?.deal === deal && now.answered.length === answered.length
      ? { ...now, answered: [...answered, { option, ...reply.answer }] }
      : now,
  )
  return null
}

/** The server stores nothing of it, so no identity is sent. */
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
