import { useCallback, useSyncExternalStore } from 'react'
import { sceneAt, type QuizMatch, type Scene } from '#stores/quiz-match.ts'

/** Timers may ring a little before their time. */
const LATE_MS = 10

/**
 * What is on the screen now: it changes with what the shard tells, and when a question begins that came early. Who comes
 * back in the middle of a question sees nothing else first.
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
