import { createHmac } from 'node:crypto'
import { addDays, LAUNCH_DAY, toIsoDate, type Day } from '#core/days.ts'
import { randomFrom, type Seed } from '#core/random.ts'
import type { DailyGame, Deal } from './daily-game.ts'
import { required } from './env.ts'

/** All dailies are rows of this mode; an archive run plays the same row. */
export const DAILY_MODE = 'today'

export const DAYS_WITHOUT_REPEAT = 365

/** A row as a draw has to know it. Rows come in order of number and id; a day that was voided has more than one. */
export type Drawn = { id: number; number: number; answers: string[] }

/**
 * Fixes every random choice of a day's puzzle; without the secret nobody draws it ahead. `attempt` counts the puzzles
 * of that day that were voided.
 */
export function seedOf(game: string, mode: string, day: Day, attempt = 0): Seed {
  const name = [game, mode, day, ...(attempt > 0 ? [attempt] : [])].join('|')
  return createHmac('sha256', required('PUZZLE_SECRET')).update(name).digest().readUInt32BE(0)
}

/** The days `first` to `last` (puzzle numbers), drawn one after the other on top of all before them. */
export function drawDays(game: string, { deal }: Pick<DailyGame, 'deal'>, past: Drawn[], first: number, last: number) {
  const rows = [...past]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const number = first + at
    const day = dayOf(number)
    const { setup, answers } = deal(randomFrom(seedOf(game, DAILY_MODE, day)), answersAround(rows, number), day)
    rows.push({ id: 0, number, answers })
    return { date: toIsoDate(day), number, setup, answers }
  })
}

/**
 * Another puzzle for a day that is drawn already: none of the answers within a year on either side of it, the days
 * after it and whatever was voided included.
 */
export function redraw(
  game: string,
  { deal }: Pick<DailyGame, 'deal'>,
  rows: readonly Drawn[],
  number: number,
): Deal<unknown> {
  const day = dayOf(number)
  const attempt = rows.filter((row) => row.number === number).length
  return deal(randomFrom(seedOf(game, DAILY_MODE, day, attempt)), answersAround(rows, number), day)
}

/** Id of the newest row that a draw knew; 0 for none. */
export const newestOf = (rows: readonly Drawn[]): number => Math.max(0, ...rows.map(({ id }) => id))

const dayOf = (number: number): Day => addDays(LAUNCH_DAY, number - 1)

const answersAround = (rows: readonly Drawn[], number: number): string[] =>
  rows.filter((row) => Math.abs(row.number - number) < DAYS_WITHOUT_REPEAT).flatMap(({ answers }) => answers)
