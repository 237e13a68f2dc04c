import * as z from 'zod/mini'
import { addDays, dayAt, puzzleNumber, toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { DAILY_MODE, drawDays, newestOf, type Drawn } from './daily-draw.ts'
import { sweepFiles } from './account/sweep.ts'
import type { DailyGame } from './daily-game.ts'
import { HttpError } from './http-error.ts'
import { call, databaseFailure, serviceClient } from './supabase.ts'

/** Days that are drawn before they begin: somewhere it is tomorrow already. */
export const DAYS_AHEAD = 2
export const MAX_TRIES = 5
/** What the data API answers at most: a year, and 635 days that were voided in it. */
const MOST_ROWS = 1000

const Puzzle = z.object({ id: z.int(), setup: z.unknown(), answers: z.array(z.string()) })
export type Puzzle = z.infer<typeof Puzzle>

const Rows = z.array(z.object({ id: z.int(), number: z.int(), answers: z.array(z.string()) }))

/**
 * The puzzle of a game and day, the same for everybody and for ever. Days that are missing are drawn first, in order,
 * up to two days ahead. The day is open to somebody: later days are `date-not-open`.
 */
export async function puzzleOf(id: GameId, game: DailyGame, day: Day, now: number): Promise<Puzzle> {
  const stored = await find(id, day)
  if (stored) return stored
  await publish(id, game, now)
  const published = await find(id, day)
  if (!published) throw new HttpError('date-not-open')
  return published
}

async function find(game: GameId, day: Day): Promise<Puzzle | null> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('id, setup, answers')
    .match({ game, mode: DAILY_MODE, date: toIsoDate(day) })
    .is('voided_at', null)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(Puzzle).parse(data)
}

/** Whoever asks first publishes; when two do, the slower one draws again on top of the faster one's days. */
async function publish(id: GameId, game: DailyGame, now: number): Promise<void> {
  const last = puzzleNumber(addDays(dayAt(now), DAYS_AHEAD))
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const past = await rowsOf(id)
    const after = past.at(-1)?.number ?? 0
    if (after >= last) return
    const days = drawDays(id, game, past, after + 1, last)
    const knowing = { after_number: after, after_id: newestOf(past) }
    const written = await call('add_puzzles', { for_game: id, for_mode: DAILY_MODE, ...knowing, days }, z.boolean())
    if (written) return upkeep()
  }
  throw new HttpError('unavailable')
}

/** A new day is also when old visitors are forgotten and stray files removed; the game goes on without. */
async function upkeep(): Promise<void> {
  const outcomes = await Promise.allSettled([call('forget_expired', {}, z.int()), sweepFiles()])
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.error(outcome.reason)
}

/** All rows of a game's last year and more, voided ones too: what was seen once is no surprise for a year. */
export async function rowsOf(game: GameId): Promise<Drawn[]> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('id, number, answers')
    .match({ game, mode: DAILY_MODE })
    .order('number', { ascending: false })
    .order('id', { ascending: false })
    .limit(MOST_ROWS)
  if (error) throw databaseFailure(error)
  return Rows.parse(data).reverse()
}
