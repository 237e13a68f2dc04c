import { createHmac } from 'node:crypto'
import type { Day } from '#core/days.ts'
import { randomFrom, type Seed } from '#core/random.ts'
import { required } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import type { Deal, RunGame } from './rules.ts'

/** All dailies are rows of this mode; an archive run plays the same row. */
export const DAILY_MODE = 'today'

/** What a draw has to know of the days around it: keys in use, the nearest day last, and how many puzzles the day had. */
export type Around = { used: readonly string[]; rows: number }

/**
 * Fixes every random choice of a day's puzzle; without the secret nobody draws it ahead. `attempt` counts the puzzles
 * that the day had before.
 */
export function seedOf(game: string, mode: string, day: Day, attempt = 0): Seed {
  const name = [game, mode, day, ...(attempt > 0 ? [attempt] : [])].join('|')
  return createHmac('sha256', required('PUZZLE_SECRET')).update(name).digest().readUInt32BE(0)
}

/** The puzzle of a day, the first one or in the place of voided ones. Throws `mode-closed` while nothing can be asked. */
export function drawn(id: string, { daily }: Pick<RunGame, 'daily'>, day: Day, around: Around): Deal<unknown> {
  const deal = daily.deal(randomFrom(seedOf(id, DAILY_MODE, day, around.rows)), around.used, day)
  if (!deal) throw new HttpError('mode-closed')
  return deal
}
