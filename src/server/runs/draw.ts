import { createHmac } from 'node:crypto'
import type { Day } from '#core/days.ts'
import { randomFrom, type Seed } from '#core/random.ts'
import { required } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import type { Deal, RunGame } from '#games/run-rules.ts'

/** Mode of all puzzle rows of dailies; an archive run plays the same row. */
export const DAILY_MODE = 'today'

/**
 * Neighbours of a draw: keys used on days around it, nearest day last, names `taken` by other games on the day, and the
 * number of puzzles the day had.
 */
export type Around = { used: readonly string[]; taken: readonly string[]; rows: number }

/** Seed of a day's puzzle; unpredictable without the secret. `attempt`: how many puzzles the day had before. */
export function seedOf(game: string, mode: string, day: Day, attempt = 0): Seed {
  const name = [game, mode, day, ...(attempt > 0 ? [attempt] : [])].join('|')
  return createHmac('sha256', required('PUZZLE_SECRET')).update(name).digest().readUInt32BE(0)
}

type Drawable = { daily: Pick<RunGame['daily'], 'deal'> }

/**
 * Draws the puzzle of a day, the first one or a replacement. Reuses names of the day's other games only when there is
 * no puzzle without them. Throws `mode-closed` when the game lacks material.
 */
export function drawn(id: string, { daily }: Drawable, day: Day, around: Around): Deal<unknown> {
  const random = randomFrom(seedOf(id, DAILY_MODE, day, around.rows))
  const deal = daily.deal(random, around.used, day, new Set(around.taken)) ?? daily.deal(random, around.used, day)
  if (!deal) throw new HttpError('mode-closed')
  return deal
}
