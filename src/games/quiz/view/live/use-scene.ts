import { useCallback, useSyncExternalStore } from 'react'
import { sceneAt, type QuizMatch, type Scene } from '#stores/quiz-match.ts'

/** Timers may fire slightly early. */
const LATE_MS = 10

/**
 * What the screen shows: follows the shard's messages and the start of questions that arrived early. A player who
 * returns during a question sees it at once.
 */
export function useScene(match: QuizMatch | null, now: () => number): Scene | null {
  const startAt = match?.question?.startAt ?? null
  const atStart = useCallback(
    (changed: () => void) => {
      const timer = startAt === null ? undefined : setTimeout(changed, Math.max(0, startAt - now()) + LATE_MS)
      return () => clearTimeout(timer)
    },
    [startAt, now],
  )
  const hasBegun = useSyncExternalStore(
    atStart,
    () => startAt !== null && now() >= startAt,
    () => false,
  )
  return match && sceneAt(match, (startAt ?? 0) - (hasBegun ? 0 : 1))
}
