import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'
import { isSigned, sign } from './signature.ts'
import { Network } from './ticket.ts'

/** Validity of a signed request; a replay after this time is refused. */
const RESULT_REQUEST_MS = 300_000

const SIGNATURE_HEADER = 'x-room-signature'
const TIME_HEADER = 'x-room-time'

const MAX_SEATS = 64
const Count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

/**
 * Body of `POST /api/rooms/result`: results of everyone who played a match. The site decides what is credited
 * (`MATCH_LIMITS`).
 */
export const MatchResult = z.strictObject({
  match: z.string().check(z.regex(/^[\w-]{8,48}$/)),
  game: z.enum(GAME_IDS),
  mode: z.string().check(z.maxLength(32)),
  date: DayText,
  /** Fewer played than planned: forfeits ended it early. */
  rounds: z.strictObject({ played: Count(100), planned: Count(100) }),
  /** A quick match of two accounts, which changes their ratings. */
  rated: z.optional(z.boolean()),
  seats: z
    .array(
      z.strictObject({
        seat: z.string().check(z.regex(/^[\w-]{1,12}$/)),
        user: z.nullable(z.uuid()),
        visitor: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
        /** Network of the seat, as the ticket names it. */
        network: z.optional(Network),
        won: z.boolean(),
        score: Count(100_000),
        points: Count(1000),
        /** Points without those for the final place. */
        base: Count(1000),
        ms: Count(86_400_000),
        /** The player's own moves. */
        n: Count(1000),
        /** Matches of two only. */
        verdict: z.optional(z.enum(['won', 'drawn', 'lost'])),
      }),
    )
    .check(z.maxLength(MAX_SEATS)),
})
export type MatchResult = z.infer<typeof MatchResult>

/** Rating change of a seat's player. */
export const RatingChange = z.object({ seat: z.int(), before: z.int(), after: z.int() })
export type RatingChange = z.infer<typeof RatingChange>

/** The site's answer to a result; `ratings` is empty for an unrated match. */
export const MatchAnswer = z.object({ stored: z.int(), ratings: z.array(RatingChange) })

/** Id of the record, as `record_match` makes it. */
export const resultId = (match: string, seat: string | number): string => `${match}:${seat}`

/** Headers that sign a room's body at this moment. */
export const signedHeaders = async (body: string, secret: string, now: number): Promise<Record<string, string>> => ({
  [TIME_HEADER]: String(now),
  [SIGNATURE_HEADER]: await sign(secret, `${now}.${body}`),
})

export async function isSignedResult(headers: Headers, body: string, secret: string, now: number): Promise<boolean> {
  const time = headers.get(TIME_HEADER) ?? ''
  const fresh = /^\d{1,16}$/.test(time) && Math.abs(now - Number(time)) <= RESULT_REQUEST_MS
  return fresh && isSigned(secret, `${time}.${body}`, headers.get(SIGNATURE_HEADER) ?? '')
}
