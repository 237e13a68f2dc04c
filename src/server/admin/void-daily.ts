import * as z from 'zod/mini'
import type { Daily } from '#contracts/admin-desk.ts'
import { dayAt, daysBetween, fromIsoDate, type Day } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { HttpError } from '#server/http-error.ts'
import { drawnFor, MAX_TRIES } from '#server/runs/daily.ts'
import { DAILY_MODE } from '#server/runs/draw.ts'
import { runGameOf } from '#server/runs/registry.ts'
import type { RunGame } from '#games/run-rules.ts'
import { call, databaseFailure, serviceClient } from '#server/supabase.ts'
import { dailiesBetween } from './dailies.ts'
import type { Admin } from './guard.ts'

const Row = z.object({ game: z.string(), date: z.string(), voided_at: z.nullable(z.string()) })

type Target = { id: number; game: GameId; rules: RunGame; day: Day }

/** `void_puzzle` returns this instead of a replacement's id. */
const ALREADY_VOIDED = 0

/**
 * Voids a puzzle and returns its replacement. Started runs keep the old one. Throws `not-found`, `already-decided`, and
 * `date-not-open` for a past day, whose answers are public.
 */
export async function voidDaily(admin: Admin, id: number, reason: string, now: number): Promise<Daily> {
  const target = await find(id, now)
  const replacement = await replace(admin, target, reason)
  const daily = (await dailiesBetween(target.day, target.day)).find((one) => one.id === replacement)
  if (!daily) throw new HttpError('already-decided')
  return daily
}

async function find(id: number, now: number): Promise<Target> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('game, date, voided_at')
    .match({ id, mode: DAILY_MODE })
    .maybeSingle()
  if (error) throw databaseFailure(error)
  const row = z.nullable(Row).parse(data)
  const game = row && isGameId(row.game) ? row.game : null
  const rules = game && runGameOf(game)
  if (!row || !game || !rules) throw new HttpError('not-found')
  if (row.voided_at !== null) throw new HttpError('already-decided')
  const day = fromIsoDate(row.date)
  if (daysBetween(dayAt(now), day) < 0) throw new HttpError('date-not-open')
  return { id, game, rules, day }
}

/** Returns the id of the new puzzle; redraws when another request drew meanwhile. */
async function replace(admin: Admin, { id, game, rules, day }: Target, reason: string): Promise<number> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const { deal, newest } = await drawnFor(game, rules, day)
    const values = { by_admin: admin.id, puzzle: id, why: reason, after_id: newest }
    const drawn = { new_setup: deal.setup, new_used: deal.used, new_names: deal.names }
    const replacement = await call('void_puzzle', { ...values, ...drawn }, z.nullable(z.int()))
    if (replacement === ALREADY_VOIDED) throw new HttpError('already-decided')
    if (replacement !== null) return replacement
  }
  throw new HttpError('unavailable')
}
