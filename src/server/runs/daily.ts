import * as z from 'zod/mini'
import { isTodaySomewhere, toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { dailyNumber } from '#games/catalogue.ts'
import { sweepFiles } from '#server/account/sweep.ts'
import { required } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import { call, databaseFailure, serviceClient } from '#server/supabase.ts'
import { DAILY_MODE, drawn, type Around } from './draw.ts'
import { lruCache } from './lru-cache.ts'
import type { Deal, RunGame } from '#games/run-rules.ts'

export const MAX_TRIES = 5

const Puzzle = z.object({ id: z.int(), setup: z.unknown(), names: z.array(z.string()) })
export type Puzzle = z.infer<typeof Puzzle>

const Knowledge = z.object({ used: z.array(z.string()), rows: z.int(), newest: z.int() })

/** Rows never change; a voided one is noticed when a run starts with it. */
const published = lruCache<Puzzle>(1000)
const keyOf = (game: GameId, day: Day) => [required('PUBLIC_SUPABASE_URL'), game, day].join(' ')

/** The day's puzzle in this instance's cache; it may have been voided since. */
export const lastSeen = (game: GameId, day: Day): Puzzle | undefined => published.get(keyOf(game, day))

/** Pending lookups, shared: when a day begins, everybody asks for it at once. */
const asked = new Map<string, Promise<Puzzle>>()

/** The puzzle of a game and day. The first request draws it and any missing days before. Throws `mode-closed`. */
export async function puzzleOf(id: GameId, game: RunGame, day: Day, now: number): Promise<Puzzle> {
  const key = keyOf(id, day)
  const asking = asked.get(key) ?? lookUp(id, game, day, now).finally(() => asked.delete(key))
  asked.set(key, asking)
  return asking
}

async function lookUp(id: GameId, game: RunGame, day: Day, now: number): Promise<Puzzle> {
  const known = await find(id, day)
  const puzzle = known ?? (await publish(id, game, day))
  published.set(keyOf(id, day), puzzle)
  if (!known && isTodaySomewhere(day, now)) await upkeep(now)
  return puzzle
}

async function find(game: GameId, day: Day): Promise<Puzzle | null> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('id, setup, names')
    .match({ game, mode: DAILY_MODE, date: toIsoDate(day) })
    .is('voided_at', null)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(Puzzle).parse(data)
}

/** When two requests draw different days at once, the slower one redraws on top of the faster one's. */
async function publish(id: GameId, game: RunGame, day: Day): Promise<Puzzle> {
  const number = dailyNumber(id, day)
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const { deal, newest } = await drawnFor(id, game, day)
    const row = { on_date: toIsoDate(day), with_number: number, with_setup: deal.setup }
    const keys = { with_used: deal.used, with_names: deal.names, after_id: newest }
    const puzzle = await call('add_puzzle', { for_game: id, ...row, ...keys }, z.nullable(Puzzle))
    if (puzzle) return puzzle
  }
  throw new HttpError('unavailable')
}

/** Draws a puzzle for a day, given all days around it. `newest`: the last known row. */
export async function drawnFor(id: GameId, game: RunGame, day: Day): Promise<{ deal: Deal<unknown>; newest: number }> {
  const { keep } = game.daily
  const days = keep === 'forever' ? null : keep.days
  const around: Around & { newest: number } = await call(
    'puzzles_around',
    { for_game: id, around: dailyNumber(id, day), days },
    Knowledge,
  )
  return { deal: drawn(id, game, day, around), newest: around.newest }
}

/** Runs with a new day: removes old visitors, challenges and stray files. Failures do not affect the game. */
async function upkeep(now: number): Promise<void> {
  const outcomes = await Promise.allSettled([
    call('forget_expired', {}, z.int()),
    call('forget_challenges', { at: new Date(now) }, z.int()),
    sweepFiles(),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.error(outcome.reason)
}
