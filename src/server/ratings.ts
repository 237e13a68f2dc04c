import * as z from 'zod/mini'
import { LOBBIES, START_RATING, Rating, type QuickAnswer, type QuickRequest } from '#contracts/lobby.ts'
import { RatingChange, type MatchResult } from '#contracts/room-results.ts'
import { toIsoDate } from '#core/days.ts'
import { MATCH_LIMITS } from '#core/plausible.ts'
import type { Exchange } from './http.ts'
import { ticketFor, type RoomPlayer } from './rooms.ts'
import { call, databaseFailure, serviceClient } from './supabase.ts'

/**
 * Elo's formula for the ratings of two players; `scale`: 400 points mean odds of ten to one. `k` is the maximum change
 * per match: 40 for a player's first 30 matches as in FIDE's rating regulations (B.02, 8.3.3), 20 up to 100 matches,
 * then 10; FIDE's limit for 10 is a rating of 2,400, which nobody reaches here. `start` is arbitrary, `floor` the
 * lowest rating, `meetings` the rated matches of the same two players per day, as many as for points.
 */
export const RATING_RULES = {
  start: START_RATING,
  floor: 100,
  scale: 400,
  meetings: MATCH_LIMITS.meetings,
  k: [{ below: 30, k: 40 }, { below: 100, k: 20 }, { k: 10 }],
} as const

/** Updates the ratings of a quick match of two accounts; idempotent. Empty when it was not rated. */
export const rateMatch = async (result: MatchResult): Promise<RatingChange[]> =>
  result.rated
    ? call('rate_match', { result: { ...result, date: toIsoDate(result.date) }, rules: RATING_RULES }, Changes)
    : []

const Changes = z.array(RatingChange)

/** An account's ratings in the games where it has a rated match. */
export async function ratingsOf(account: string): Promise<Rating[]> {
  const { data, error } = await serviceClient().from('ratings').select('game, rating, games').eq('user_id', account)
  if (error) throw databaseFailure(error)
  return z.array(Rating).parse(data)
}

/** A ticket into a game's lobby, with the account's rating. */
export async function quickTicketFor(
  player: RoomPlayer,
  { game, ...wish }: QuickRequest,
  exchange: Exchange,
  now: number,
): Promise<QuickAnswer> {
  const rated = player.user ? await ratingsOf(player.user.id) : []
  const own = rated.find((one) => one.game === game)?.rating ?? START_RATING
  const rating = player.user ? own : null
  const room = LOBBIES[game]
  return { ...(await ticketFor(player, { ...wish, room }, exchange, now, rating)), room, rating }
}
