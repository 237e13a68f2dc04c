import { isObject } from './run-answer.ts'

/** The account's rank over all games this week; null before its first points, and without an answer. Never rejects. */
export async function readWeekRank(): Promise<number | null> {
  try {
    const response = await fetch('/api/table/own?board=all&period=week', { cache: 'no-cache' })
    const json: unknown = response.ok ? await response.json() : null
    const standing = isObject(json) ? json['standing'] : null
    const rank = isObject(standing) ? standing['rank'] : null
    return typeof rank === 'number' ? rank : null
  } catch {
    return null
  }
}
