import * as z from 'zod/mini'
import type { PastAnswer, Today } from '#contracts/today.ts'
import { addDays, dayAt, isOverEverywhere, isTodaySomewhere, puzzleNumber, toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { HttpError } from './http-error.ts'
import { puzzleOf } from './runs/daily.ts'
import { distributionFrom, foundPercent, medianOf } from './runs/distribution.ts'
import { RUN_GAMES } from './runs/registry.ts'
import { countsOf } from './runs/rows.ts'
import type { RunGame } from './runs/rules.ts'
import { call } from './supabase.ts'

const TABLE_SIZE = 5
const Row = z.object({ username: z.string(), photo_url: z.nullable(z.string()), points: z.int() })

/** What the home page of a day shows beside its static text. Throws `date-not-open` unless it is today somewhere. */
export async function todayOf(day: Day, now: number): Promise<Today> {
  if (!isTodaySomewhere(day, now)) throw new HttpError('date-not-open')
  const [table, answers] = await Promise.all([tableOf(dayAt(now)), answersOf(now)])
  return { quiz: null, table, answers }
}

/** Verified points of a UTC day, of players who agreed to appear. */
async function tableOf(day: Day): Promise<Today['table']> {
  const rows = await call(
    'day_table',
    { since: startOf(day), until: startOf(addDays(day, 1)), size: TABLE_SIZE },
    z.array(Row),
  )
  return rows.map((row) => ({ rank: rows.filter(({ points }) => points > row.points).length + 1, ...row }))
}

/** What each game asked for on the last day that is over everywhere; a game that cannot ask is left out. */
async function answersOf(now: number): Promise<PastAnswer[]> {
  const utcDay = dayAt(now)
  const day = [addDays(utcDay, -1), addDays(utcDay, -2)].find((past) => isOverEverywhere(past, now))
  if (!day || puzzleNumber(day) < 1) return []
  const games = Object.entries(RUN_GAMES) as [GameId, RunGame][]
  const answers = await Promise.all(games.map(([id, game]) => answerOf(id, game, day, now).catch(unlessClosed)))
  return answers.flatMap((answer) => answer ?? [])
}

function unlessClosed(error: unknown): null {
  if (error instanceof HttpError && error.code === 'mode-closed') return null
  throw error
}

async function answerOf(id: GameId, game: RunGame, date: Day, now: number): Promise<PastAnswer> {
  const [{ names }, counts] = await Promise.all([puzzleOf(id, game, date, now), countsOf(id, toIsoDate(date))])
  const distribution = distributionFrom(counts, game.bars)
  const figures = { solved: foundPercent(distribution, game.bars), median: medianOf(distribution, game.bars) }
  return { game: id, date, number: puzzleNumber(date), names, ...figures }
}

const startOf = (day: Day): string => `${toIsoDate(day)}T00:00:00Z`
