import type { ReadableAtom } from 'nanostores'
import type { QuizTicketRequest } from '#contracts/quiz-room.ts'
import type { QuizMatch } from '../quiz-match.ts'
import type { Connection, Line } from '../room/types.ts'

/** `stale`: the shard has a newer protocol version than this page. */
export type QuizConnection = Connection | { status: 'stale' }

/** Requested name and kit, and whether to join as a spectator. */
export type QuizWish = Omit<QuizTicketRequest, 'room'> & { watch?: boolean; language: 'en' | 'fr' | 'es' }

export type QuizLive = Line<QuizConnection> & {
  /** Unchanged while the connection is lost. */
  $match: ReadableAtom<QuizMatch | null>
  /** False without a connection: nothing is queued. */
  answer(option: number): boolean
}
