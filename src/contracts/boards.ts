import * as z from 'zod/mini'
import { PERIODS } from '#core/periods.ts'
import { DayText } from './results.ts'

/** `all`: verified points of everything. `quiz`: the best five matches of each day. The others: the best ranked run. */
export const BOARD_IDS = ['all', 'higherlower', 'statistics', 'quiz'] as const
export type BoardId = (typeof BOARD_IDS)[number]

/** `2026-11-22`, `2026-W47` or `2026-Q4`; what is no period of its kind is told apart by the server. */
const PeriodName = z.string().check(z.maxLength(10))

/** Query of `GET /api/table` and `GET /api/table/own`; without `of` the period of now. */
export const BoardQuery = z.object({
  board: z._default(z.enum(BOARD_IDS), 'all'),
  period: z._default(z.enum(PERIODS), 'week'),
  of: z.optional(PeriodName),
})

/** Of whoever does not want to be named only rank, score and time are told. `ms` is null where points or scores add up. */
const Line = {
  rank: z.int(),
  score: z.int(),
  ms: z.nullable(z.int()),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  kit: z.nullable(z.string()),
  country: z.nullable(z.string()),
}

/** `before`: the rank in the period before; null who was not there. */
export const BoardRow = z.object({ ...Line, before: z.nullable(z.int()) })
export type BoardRow = z.infer<typeof BoardRow>

/** Answer of `GET /api/table`: the same for everybody. `until` is the first day after; null for all time. */
export const BoardPage = z.object({
  board: z.enum(BOARD_IDS),
  period: z.enum(PERIODS),
  of: z.string(),
  since: DayText,
  until: z.nullable(DayText),
  /** Names of the periods on either side; null where there is none. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  players: z.int(),
  rows: z.array(BoardRow),
})
export type BoardPage = z.infer<typeof BoardPage>

/** Where somebody stands. */
export const Standing = z.object({
  rank: z.int(),
  players: z.int(),
  score: z.int(),
  ms: z.nullable(z.int()),
  /** Which line of the first hundred it is, from 1; null further down. */
  place: z.nullable(z.int()),
  /** Players with that score, whoever asks included. */
  equals: z.int(),
  /** What is missing to those right above, and their rank; null at the top. */
  next: z.nullable(z.object({ gap: z.int(), rank: z.int() })),
  /** `3`: among the best 3 %. Null below 50 players, where it would say nothing. */
  percent: z.nullable(z.int()),
})
export type Standing = z.infer<typeof Standing>

/** A line around one's own. */
export const NearRow = z.object({ ...Line, own: z.boolean() })
export type NearRow = z.infer<typeof NearRow>

/** Answer of `GET /api/table/own`, for an account: nobody else sees it. */
export const OwnStanding = z.object({
  /** False: others read "a player" in the own line. */
  named: z.boolean(),
  standing: z.nullable(Standing),
  near: z.array(NearRow),
})
export type OwnStanding = z.infer<typeof OwnStanding>
