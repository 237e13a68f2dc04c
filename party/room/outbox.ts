import { dayAt } from '#core/days.ts'
import { signedHeaders, type MatchResult } from '#contracts/room-results.ts'
import type { Finished, RoomGame } from './game.ts'
import type { Holder } from './holders.ts'

/** Match results to deliver to the site; `dueAt` is the next attempt, ms since 1970. */
export type OutboxItem<Result = MatchResult> = { result: Result; tries: number; dueAt: number }

const RETRY_MS = [5_000, 15_000, 60_000, 300_000, 900_000] as const
/** About 36 hours of retries. */
const MAX_TRIES = 150
const SEND_TIMEOUT_MS = 10_000

export function toOutboxItem<State, Action, View extends { phase: string }, Move>(
  game: RoomGame<State, Action, View, Move>,
  { match, rounds, seats }: Finished,
  { holders, rated }: { holders: readonly Holder[]; rated: boolean },
  now: number,
): OutboxItem {
  const owned = seats.flatMap(({ seat, ...earned }) => {
    const claims = holders.find((holder) => holder.seat === seat)?.claims
    return claims ? [{ ...earned, ...ownerOf(claims), seat: String(seat) }] : []
  })
  const result = { match, game: game.id, mode: game.mode, date: dayAt(now), rounds, rated, seats: owned }
  return { result, tries: 0, dueAt: now }
}

/** Results of a signed-in player belong to the account only, not to its former visitor id. */
const ownerOf = ({ user, visitor, network }: Holder['claims']) => ({
  ...{ user, visitor: user ? null : visitor },
  ...(network !== undefined && { network }),
})

/** Schedules the next attempt with back-off; null after MAX_TRIES. */
export function scheduleRetry<Waiting extends OutboxItem<unknown>>(item: Waiting, now: number): Waiting | null {
  const tries = item.tries + 1
  const wait = RETRY_MS[Math.min(tries, RETRY_MS.length) - 1]!
  return tries < MAX_TRIES ? { ...item, tries, dueAt: now + wait } : null
}

export type Site = { url: string; secret: string; fetch: typeof fetch }

/** Posts the results to `path`; false means retry. */
export const post = async (item: OutboxItem<unknown>, site: Site, now: number, path: string): Promise<boolean> =>
  (await postResult(item, site, now, path)) !== null

/** Posts the results and returns the site's answer; null means retry. */
export async function postResult(
  { result }: OutboxItem<unknown>,
  site: Site,
  now: number,
  path = '/api/rooms/result',
): Promise<Response | null> {
  const body = JSON.stringify(result)
  try {
    const answer = await site.fetch(new URL(path, site.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await signedHeaders(body, site.secret, now)) },
      body,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    return answer.ok ? answer : null
  } catch {
    return null
  }
}
