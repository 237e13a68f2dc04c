import { dayAt } from '#core/days.ts'
import { signedHeaders, type MatchResult } from '#contracts/room-results.ts'
import type { Finished, RoomGame } from './game.ts'
import type { Holder } from './saved.ts'

/** A match's results on their way to the site; `dueAt` is the next try, ms since 1970. */
export type Letter<Result = MatchResult> = { result: Result; tries: number; dueAt: number }

const RETRY_MS = [5_000, 15_000, 60_000, 300_000, 900_000] as const
/** A day and a half of retries: then the site has other worries. */
const MAX_TRIES = 150
const SEND_TIMEOUT_MS = 10_000

export function letterOf<State, Action, View extends { phase: string }, Move>(
  game: RoomGame<State, Action, View, Move>,
  { match, rounds, seats }: Finished,
  { holders, rated }: { holders: readonly Holder[]; rated: boolean },
  now: number,
): Letter {
  const owned = seats.flatMap(({ seat, ...earned }) => {
    const claims = holders.find((holder) => holder.seat === seat)?.claims
    return claims ? [{ ...earned, ...ownerOf(claims), seat: String(seat) }] : []
  })
  const result = { match, game: game.id, mode: game.mode, date: dayAt(now), rounds, rated, seats: owned }
  return { result, tries: 0, dueAt: now }
}

/** An account's results are its own, whatever the browser played as before. */
const ownerOf = ({ user, visitor }: Holder['claims']) => ({ user, visitor: user ? null : visitor })

/** The same letter for its next try; null when it is time to give up. */
export function later<Waiting extends Letter<unknown>>(letter: Waiting, now: number): Waiting | null {
  const tries = letter.tries + 1
  const wait = RETRY_MS[Math.min(tries, RETRY_MS.length) - 1]!
  return tries < MAX_TRIES ? { ...letter, tries, dueAt: now + wait } : null
}

export type Site = { url: string; secret: string; fetch: typeof fetch }

/** Whether the site has taken the results; else they are to be tried again. `path`: who takes them. */
export const post = async (letter: Letter<unknown>, site: Site, now: number, path: string): Promise<boolean> =>
  (await answerTo(letter, site, now, path)) !== null

/** The site's answer, once it has taken the results; null for anything else, to be tried again. */
export async function answerTo(
  { result }: Letter<unknown>,
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
