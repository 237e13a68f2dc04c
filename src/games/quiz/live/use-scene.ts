import { useEffect, useState } from 'react'
import { sceneAt, type QuizMatch, type Scene } from '#stores/quiz-match.ts'

/** Timers may ring a little before their time. */
const LATE_MS = 10

/** What is on the screen now: it changes with what the shard tells, and when a question begins that came early. */
export function useScene(match: QuizMatch | null, now: () => number): Scene | null {
  const startAt = match?.question?.startAt ?? null
  const [begun, setBegun] = useState<number | null>(null)

  useEffect(() => {
    if (startAt === null) return
    const timer = setTimeout(() => setBegun(startAt), Math.max(0, startAt - now()) + LATE_MS)
    return () => clearTimeout(timer)
  }, [startAt, now])

  return match && sceneAt(match, startAt !== null && begun === startAt ? startAt : (startAt ?? 0) - 1)
}
