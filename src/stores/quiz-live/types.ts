import type { ReadableAtom } from 'nanostores'
import type { QuizTicketRequest } from '#contracts/quiz-room.ts'
import type { QuizMatch } from '../quiz-match.ts'
import type { Connection, Line } from '../room/types.ts'

/** `stale`: the shard speaks a newer wire than this page. */
export type QuizConnection = Connection | { status: 'stale' }

/** How somebody wants to be called and dressed, and whether only to look on. */
export type QuizWish = Omit<QuizTicketRequest, 'room'> & { watch?: boolean; language: 'en' | 'fr' | 'es' }

export type QuizLive = Line<QuizConnection> & {
  /** Stays as it was while the connection is lost. */
  $match: ReadableAtom<QuizMatch | null>
  /** False when there is no connection: nothing is kept for later. */
  answer(option: number): boolean
}
