import type { OwnStanding } from '#contracts/boards.ts'
import type { QuizMatchBoard, QuizOwnRecord } from '#contracts/quiz-boards.ts'
import { isObject } from './run-answer.ts'

/** Sum of an account's best five matches of the UTC day, and its rank. */
export type BestFive = { score: number; rank: number }

/** Null for a visitor, before the first match of the day, and without an answer. Never rejects. */
export async function readBestFive(): Promise<BestFive | null> {
  const own = (await read('/api/table/own?board=quiz&period=day')) as Partial<OwnStanding> | null
  const { score, rank } = own?.standing ?? {}
  return typeof score === 'number' && typeof rank === 'number' ? { score, rank } : null
}

/** The account's record in the World quiz; null without an answer. Never rejects. */
export async function readOwnRecord(): Promise<QuizOwnRecord | null> {
  const own = await read('/api/quiz/own')
  return own && typeof own['matches'] === 'number' ? (own as QuizOwnRecord) : null
}

/** The accounts of a match, best first; null without an answer. Never rejects. */
export async function readMatchBoard(match: number): Promise<QuizMatchBoard | null> {
  const board = await read(`/api/quiz/match?of=${match}`)
  return board && Array.isArray(board['rows']) ? (board as QuizMatchBoard) : null
}

/** Cookies identify the account. */
async function read(address: string): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    const json: unknown = response.ok ? await response.json() : null
    return isObject(json) ? json : null
  } catch {
    return null
  }
}
