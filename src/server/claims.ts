import { MAX_CLAIMED_RESULTS, type ResultRecord, type Statistics } from '#contracts/results.ts'
import type { ClaimRefusal } from '#contracts/users.ts'
import { daysBetween, isTodaySomewhere, LAUNCH_DAY, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { isTooFast } from '#core/plausible.ts'
import { modeOf, placeOf } from '#games/catalogue.ts'

const MAX_AGE_DAYS = 400

/**
 * Limits of a hand-over of practice. `day`: points per date of the records; `total`: points of one hand-over; `runs`:
 * per game and date. `points` and `kept` limit an account's points in all and its runs per game: `start`, plus `daily`
 * for each day since the account, or the visitor before it, was first seen. Weeks of real practice before signing up
 * thus count in full, and a forged history gains no more than that.
 */
export const CLAIM_LIMITS = {
  day: 300,
  total: 20_000,
  runs: 20,
  points: { start: 3000, daily: 300 },
  kept: { start: MAX_CLAIMED_RESULTS, daily: 20 },
} as const

type Refused = { id: string; reason: ClaimRefusal }

/** Records sorted by outcome; `verified` are of modes that count only when the server itself wrote the result. */
export type Claims = {
  records: (ResultRecord & { game: GameId })[]
  verified: { id: string }[]
  refused: Refused[]
}

/**
 * Checks that each record's values are possible; the database checks it against earlier ones. A minimal record of the
 * hand-over `progressId` earns nothing and may be of any mode, because the server has no result of its own for it.
 */
export function sortClaims(statistics: Statistics, now: number, progressId?: string): Claims {
  const claims: Claims = { records: [], verified: [], refused: [] }
  const isMinimal = ({ id, points }: ResultRecord) =>
    progressId !== undefined && id.startsWith(`${progressId}:`) && points === 0
  for (const game of GAME_IDS)
    for (const record of statistics[game] ?? [])
      if (isMinimal(record)) sortMinimal(claims, game, record, now)
      else sortClaim(claims, game, record, now)
  // Sorted by day, so that the first runs of a day count in full whatever order the browser kept.
  claims.records.sort((one, other) => daysBetween(other.date as Day, one.date as Day))
  return { ...claims, records: claims.records.map((record) => ({ ...record, date: toIsoDate(record.date) as Day })) }
}

/** Upper bound of the points that no record accounts for; records count in full, even where a limit reduced them. */
export function unrecordedPoints(points: number, statistics: Statistics): number {
  const recorded = GAME_IDS.flatMap((game) => statistics[game] ?? []).reduce((sum, record) => sum + record.points, 0)
  return Math.max(0, points - recorded)
}

function sortMinimal(claims: Claims, game: GameId, record: ResultRecord, now: number) {
  const reason = !placeOf(game, record.mode) ? 'unknown-mode' : isClaimable(record.date, now) ? null : 'date'
  if (reason) claims.refused.push({ id: record.id, reason })
  else claims.records.push({ ...record, game })
}

function sortClaim(claims: Claims, game: GameId, record: ResultRecord, now: number) {
  const place = placeOf(game, record.mode)
  if (place && place !== 'browser') {
    claims.verified.push({ id: record.id })
    return
  }
  const reason = refusalOf(game, record, now)
  if (reason) claims.refused.push({ id: record.id, reason })
  else claims.records.push({ ...record, game })
}

/** Why a practice record is implausible, or null. */
function refusalOf(game: GameId, { mode, points, won, ms, n, date }: ResultRecord, now: number): ClaimRefusal | null {
  const rules = modeOf(game, mode)
  if (!rules) return 'unknown-mode'
  if (points > rules.maxPoints) return 'points'
  const isDone = won || points > 0
  if (isDone && (n < 1 || isTooFast({ ms, n }, rules.minSeconds))) return 'time'
  return isClaimable(date, now) ? null : 'date'
}

/** From launch on, not in the future in any time zone, at most 400 days back. */
function isClaimable(date: Day, now: number): boolean {
  if (daysBetween(LAUNCH_DAY, date) < 0) return false
  const age = (now - Date.parse(`${toIsoDate(date)}T00:00:00Z`)) / 86_400_000
  return age <= MAX_AGE_DAYS && (age > 0 || isTodaySomewhere(date, now))
}
