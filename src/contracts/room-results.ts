import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'
import { isSigned, sign } from './signature.ts'

/** A signed request is good for so long: a copy of it later is worthless. */
export const RESULT_REQUEST_MS = 300_000

export const SIGNATURE_HEADER = 'x-room-signature'
export const TIME_HEADER = 'x-room-time'

const MAX_SEATS = 64
const Count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

/**
 * Body of `POST /api/rooms/result`: what a match was worth for everybody who played it. What of that is credited is the
 * site's to decide (`MATCH_LIMITS`).
 */
export const MatchResult = z.strictObject({
  match: z.string().check(z.regex(/^[\w-]{8,48}$/)),
  game: z.enum(GAME_IDS),
  mode: z.string().check(z.maxLength(32)),
  date: DayText,
  /** Fewer played than planned: forfeits cut it short. */
  rounds: z.strictObject({ played: Count(100), planned: Count(100) }),
  /** A quick match of two accounts: their ratings move. */
  rated: z.optional(z.boolean()),
  seats: z
    .array(
      z.strictObject({
        seat: z.string().check(z.regex(/^[\w-]{1,12}$/)),
        user: z.nullable(z.uuid()),
        visitor: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
        won: z.boolean(),
        score: Count(100_000),
        points: Count(1000),
        /** What the match is worth without its place. */
        base: Count(1000),
        ms: Count(86_400_000),
        /** Moves of one's own. */
        n: Count(1000),
        /** Of a match of two. */
        verdict: z.optional(z.enum(['won', 'drawn', 'lost'])),
      }),
    )
    .check(z.maxLength(MAX_SEATS)),
})
export type MatchResult = z.infer<typeof MatchResult>

/** What a match did to the rating of whoever sat there. */
export const RatingChange = z.object({ seat: z.int(), before: z.int(), after: z.int() })
export type RatingChange = z.infer<typeof RatingChange>

/** What the site answers to a result; `ratings` is empty for a match that was not rated. */
export const MatchAnswer = z.object({ stored: z.int(), ratings: z.array(RatingChange) })

/** The record's id as `record_match` makes it. */
export const resultId = (match: string, seat: string | number): string => `${match}:${seat}`

/** Headers that prove a body to come from a room at this moment. */
export const signedHeaders = async (body: string, secret: string, now: number): Promise<Record<string, string>> => ({
  [TIME_HEADER]: String(now),
  [SIGNATURE_HEADER]: await sign(secret, `${now}.${body}`),
})

export async function isSignedResult(headers: Headers, body: string, secret: string, now: number): Promise<boolean> {
  const time = headers.get(TIME_HEADER) ?? ''
  const fresh = /^\d{1,16}$/.test(time) && Math.abs(now - Number(time)) <= RESULT_REQUEST_MS
  return fresh && isSigned(secret, `${time}.${body}`, headers.get(SIGNATURE_HEADER) ?? '')
}
