import * as z from 'zod/mini'
import { QuizMatchLine, QuizOwnRecord, type QuizMatchBoard } from '#contracts/quiz-boards.ts'
import type { QuizResult } from '#contracts/quiz-results.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { QUIZ_LIMITS } from '#core/plausible.ts'
import { kickOffAt, matchAt } from '#games/quiz/match/timetable.ts'
import { LineRow } from '#server/boards/rows.ts'
import { foldSoon } from '#server/fold.ts'
import { HttpError } from '#server/http-error.ts'
import { call } from '#server/supabase.ts'

/** A shard retries for at most this time. */
const OLDEST_MS = 2 * 86_400_000
const FIRST = 100

/**
 * Stores the results of a match, once per match and account. Returns the number of new rows. Throws `bad-request` for a
 * match that is not over or too old.
 */
export async function recordQuiz(result: QuizResult, now: number): Promise<number> {
  const { match } = result
  if (match > matchAt(now) || match < matchAt(now - OLDEST_MS)) throw new HttpError('bad-request')
  const date = toIsoDate(dayAt(kickOffAt(match)))
  const stored = await call('record_quiz', { result, for_date: date, limits: QUIZ_LIMITS }, z.int())
  foldSoon()
  return stored
}

const Stored = z.object({
  players: z.int(),
  held: z.int(),
  rows: z.array(z.object({ ...QuizMatchLine.shape, kit: LineRow.kit, country: LineRow.country })),
})

/** The board of one match. Throws `unknown-period` for one that has not begun. */
export async function matchBoard(match: number, now: number): Promise<QuizMatchBoard> {
  if (now < kickOffAt(match)) throw new HttpError('unknown-period')
  return { match, kickOffAt: kickOffAt(match), ...(await call('quiz_match', { of: match, size: FIRST }, Stored)) }
}

/** An account's record in the live quiz, all time and today. */
export const ownRecord = (account: string, now: number): Promise<QuizOwnRecord> =>
  call('quiz_own', { account, for_date: toIsoDate(dayAt(now)) }, QuizOwnRecord)
