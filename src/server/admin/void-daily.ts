import * as z from 'zod/mini'
import type { Daily } from '#contracts/admin.ts'
import { addDays, dayAt, daysBetween, fromIsoDate, type Day } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { DAILY_MODE, newestOf, redraw } from '#server/daily-draw.ts'
import type { DailyGame } from '#server/daily-game.ts'
import { DAILY_GAMES } from '#server/daily-games.ts'
import { DAYS_AHEAD, MAX_TRIES, puzzleOf, rowsOf } from '#server/daily.ts'
import { HttpError } from '#server/http-error.ts'
import { call, databaseFailure, serviceClient } from '#server/supabase.ts'
import { dailiesBetween } from './dailies.ts'
import type { Admin } from './guard.ts'

const Row = z.object({ game: z.string(), date: z.string(), number: z.int(), voided_at: z.nullable(z.string()) })

type Doomed = { id: number; game: GameId; rules: DailyGame; day: Day; number: number }

/** What `void_puzzle` answers beside the id of the replacement. */
const ALREADY_VOIDED = 0

/**
 * Voids a puzzle and puts another one in its place, which is the answer. Runs that were begun go on with the old one.
 * Throws `not-found`, `already-decided`, and `date-not-open` for a day that is past: its answers are told already.
 */
export async function voidDaily(admin: Admin, id: number, reason: string, now: number): Promise<Daily> {
  const doomed = await find(id, now)
  // The days after it are drawn first, so that none of them can repeat the replacement.
  await puzzleOf(doomed.game, doomed.rules, addDays(dayAt(now), DAYS_AHEAD), now)
  const replacement = await replace(admin, doomed, reason)
  const daily = (await dailiesBetween(doomed.day, doomed.day)).find((one) => one.id === replacement)
  if (!daily) throw new HttpError('already-decided')
  return daily
}

async function find(id: number, now: number): Promise<Doomed> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('game, date, number, voided_at')
    .match({ id, mode: DAILY_MODE })
    .maybeSingle()
  if (error) throw databaseFailure(error)
  const row = z.nullable(Row).parse(data)
  const game = row && isGameId(row.game) ? row.game : null
  const rules = game && DAILY_GAMES[game]
  if (!row || !game || !rules) throw new HttpError('not-found')
  if (row.voided_at !== null) throw new HttpError('already-decided')
  const day = fromIsoDate(row.date)
  if (daysBetween(dayAt(now), day) < 0) throw new HttpError('date-not-open')
  return { id, game, rules, day, number: row.number }
}

/** The id of the new puzzle. Draws again when somebody else drew meanwhile. */
async function replace(admin: Admin, { id, game, rules, number }: Doomed, reason: string): Promise<number> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const rows = await rowsOf(game)
    const { setup, answers } = redraw(game, rules, rows, number)
    const values = { by_admin: admin.id, puzzle: id, why: reason, after_id: newestOf(rows) }
    const drawn = { new_setup: setup, new_answers: answers }
    const replacement = await call('void_puzzle', { ...values, ...drawn }, z.nullable(z.int()))
    if (replacement === ALREADY_VOIDED) throw new HttpError('already-decided')
    if (replacement !== null) return replacement
  }
  throw new HttpError('unavailable')
}
