import * as z from 'zod/mini'
import { PERIODS } from '#core/periods.ts'
import { DayText } from './results.ts'

/** `all`: verified points of everything. `quiz`: the best five matches of each day. Others: the best ranked run. */
export const BOARD_IDS = ['all', 'higherlower', 'statistics', 'quiz'] as const
export type BoardId = (typeof BOARD_IDS)[number]

/** `2026-11-22`, `2026-W47` or `2026-Q4`; the server validates the period. */
const PeriodName = z.string().check(z.maxLength(10))

/** Query of `GET /api/table` and `GET /api/table/own`; without `of` the current period. */
export const BoardQuery = z.object({
  board: z._default(z.enum(BOARD_IDS), 'all'),
  period: z._default(z.enum(PERIODS), 'week'),
  of: z.optional(PeriodName),
})

/** Anonymous players have only rank, score and time. `ms` is null where points or scores are summed. */
const Line = {
  rank: z.int(),
  score: z.int(),
  ms: z.nullable(z.int()),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  kit: z.nullable(z.string()),
  country: z.nullable(z.string()),
}

/** `before`: rank in the previous period; null without one. */
export const BoardRow = z.object({ ...Line, before: z.nullable(z.int()) })
export type BoardRow = z.infer<typeof BoardRow>

/** Answer of `GET /api/table`, the same for everyone. `until`: the first day after the period; null for all time. */
export const BoardPage = z.object({
  board: z.enum(BOARD_IDS),
  period: z.enum(PERIODS),
  of: z.string(),
  since: DayText,
  until: z.nullable(DayText),
  /** Names of the neighbouring periods; null where there is none. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  players: z.int(),
  rows: z.array(BoardRow),
})
export type BoardPage = z.infer<typeof BoardPage>

/** A player's standing. */
export const Standing = z.object({
  rank: z.int(),
  players: z.int(),
  score: z.int(),
  ms: z.nullable(z.int()),
  /** Line among the first hundred, from 1; null further down. */
  place: z.nullable(z.int()),
  /** Players with that score, the asker included. */
  equals: z.int(),
  /** Gap to the next better score, and its rank; null at the top. */
  next: z.nullable(z.object({ gap: z.int(), rank: z.int() })),
  /** `3`: within the best 3 %. Null below 50 players, where it would be noise. */
  percent: z.nullable(z.int()),
})
export type Standing = z.infer<typeof Standing>

/** A line near the player's own. */
export const NearRow = z.object({ ...Line, own: z.boolean() })
export type NearRow = z.infer<typeof NearRow>

/** Answer of `GET /api/table/own`, private to the account. */
export const OwnStanding = z.object({
  /** False: the board shows "a player" instead of the name. */
  named: z.boolean(),
  standing: z.nullable(Standing),
  near: z.array(NearRow),
})
export type OwnStanding = z.infer<typeof OwnStanding>
