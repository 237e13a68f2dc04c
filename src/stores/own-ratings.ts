import type { Rating } from '#contracts/lobby.ts'
import { isObject } from './run-answer.ts'

/** The account's ratings in games with a rated match; empty without an answer. Never rejects. */
export async function readOwnRatings(): Promise<Rating[]> {
  try {
    const response = await fetch('/api/rooms/ratings', { cache: 'no-cache' })
    const json: unknown = response.ok ? await response.json() : null
    const ratings = isObject(json) ? json['ratings'] : null
    return Array.isArray(ratings) ? ratings.filter(isRating) : []
  } catch {
    return []
  }
}

const isRating = (one: unknown): one is Rating =>
  isObject(one) && typeof one['game'] === 'string' && typeof one['rating'] === 'number'
