import * as z from 'zod/mini'
import type { NearRow, OwnStanding, Standing } from '#contracts/boards.ts'
import { call, databaseFailure, serviceClient } from '#server/supabase.ts'
import { boardValues, type BoardOf } from './period.ts'
import { LineRow, timeOf } from './rows.ts'

/** Below this number of players the rank alone is shown. */
export const PERCENT_FROM = 50
/** Lines shown above and below the player's own. */
const AROUND = 2

const Row = z.nullable(
  z.object({
    score: z.int(),
    tie: z.nullable(z.number()),
    rank: z.int(),
    place: z.nullable(z.int()),
    players: z.int(),
    equals: z.int(),
    next: z.nullable(z.object({ score: z.int(), rank: z.int() })),
    near: z.array(z.object({ ...LineRow, own: z.boolean() })),
  }),
)

/**
 * Subject of a standing: an account, or the score of a visitor's run that is not entered. With both: a run of the
 * account that may not be on the board yet.
 */
export type Ranked = { account: string; score?: number } | { account?: undefined; score: number }

/** Rank of an account on a board, or hypothetical rank of a score; null for an account that is not on it. */
export async function standingOf(subject: Ranked, of: BoardOf): Promise<Standing | null> {
  return (await standingAndNear(subject, of, 0)).standing
}

/** An account's own line on a board with its neighbours. */
export async function ownStanding(account: string, of: BoardOf): Promise<OwnStanding> {
  const [named, { standing, near }] = await Promise.all([isNamed(account), standingAndNear({ account }, of, AROUND)])
  return { named, standing, near }
}

async function standingAndNear(subject: Ranked, of: BoardOf, around: number) {
  const values = { ...boardValues(of), account: subject.account ?? null, supposed: subject.score ?? null, around }
  const row = await call('board_standing', values, Row)
  if (!row) return { standing: null, near: [] }
  const { near, next, tie, ...standing } = row
  return {
    standing: {
      ...standing,
      ms: timeOf(of.board, tie),
      next: next && { gap: next.score - row.score, rank: next.rank },
      percent: percentOf(row.rank, row.players),
    } satisfies Standing,
    near: near.map(({ tie, ...line }): NearRow => ({ ...line, ms: timeOf(of.board, tie) })),
  }
}

/** Percentage of players within which a rank lies: rank 27 of 1,000 is within the best 3 %, so `3`. */
export const percentOf = (rank: number, players: number): number | null =>
  players < PERCENT_FROM ? null : Math.min(100, Math.ceil((100 * rank) / players))

async function isNamed(account: string): Promise<boolean> {
  const { data, error } = await serviceClient().from('user_infos').select('opt_in').eq('user_id', account).maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(z.object({ opt_in: z.boolean() })).parse(data)?.opt_in ?? true
}
