import type { ReadableAtom } from 'nanostores'
import type { QuizTicketRequest } from '#contracts/quiz-room.ts'
import type { QuizMatch } from '../quiz-match.ts'
import type { Connection } from '../room/types.ts'

/** `stale`: the shard speaks a newer wire than this page. */
export type QuizConnection = Connection | { status: 'stale' }

/** How somebody wants to be called and dressed, and whether only to look on. */
export type QuizWish = Omit<QuizTicketRequest, 'room'> & { watch?: boolean; language: 'en' | 'fr' | 'es' }

export type QuizLive = {
  $connection: ReadableAtom<QuizConnection>
  /** Stays as it was while the connection is lost. */
  $match: ReadableAtom<QuizMatch | null>
  /** `count` grows, so that the same twice in a row is heard twice. */
  $refusal: ReadableAtom<{ reason: string; count: number } | null>
  /** False when there is no connection: nothing is kept for later. */
  answer(option: number): boolean
  /** Takes the own seat back from another tab. */
  join(): void
  /** Sits down under the name, in the shirt and with the account of now. False when the site gave no ticket. */
  sit(): Promise<boolean>
  /** Does not wait for the next try. */
  retry(): void
  /** The shard's clock now, ms since 1970. */
  now(): number
  open(): void
  close(): void
}
