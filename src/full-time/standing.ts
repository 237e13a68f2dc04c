import type { Day } from '#core/days.ts'
import type { Standing } from '#contracts/full-time.ts'

/** Rank of these points today; null when unknown. Never rejects. */
export async function standingOf(date: Day, points: number): Promise<Standing | null> {
  try {
    const response = await fetch(`/api/full-time?date=${date}&points=${points}`)
    const answer = (await response.json()) as Partial<Standing>
    return response.ok && Number.isInteger(answer.plays) && Number.isInteger(answer.betterThan)
      ? (answer as Standing)
      : null
  } catch {
    return null
  }
}
