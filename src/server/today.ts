import * as z from 'zod/mini'
import type { PastAnswer, Today } from '#contracts/today.ts'
import { addDays, dayAt, isOverEverywhere, isTodaySomewhere, puzzleNumber, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { DailyGame } from './daily-game.ts'
import { DAILY_GAMES } from './daily-games.ts'
import { puzzleOf } from './daily.ts'
import { distributionFrom, foundPercent } from './distribution.ts'
import { HttpError } from './http-error.ts'
import { countsOf } from './run-rows.ts'
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

/** Each game's answer of the last day that is over everywhere. */
async function answersOf(now: number): Promise<PastAnswer[]> {
  const utcDay = dayAt(now)
  const day = [addDays(utcDay, -1), addDays(utcDay, -2)].find((past) => isOverEverywhere(past, now))
  if (!day || puzzleNumber(day) < 1) return []
  const answers = GAME_IDS.map((id) => DAILY_GAMES[id] && answerOf(id, DAILY_GAMES[id], day, now))
  return (await Promise.all(answers)).flatMap((answer) => answer ?? [])
}

async function answerOf(game: GameId, rules: DailyGame, date: Day, now: number): Promise<PastAnswer> {
  const [puzzle, counts] = await Promise.all([puzzleOf(game, rules, date, now), countsOf(game, toIsoDate(date))])
  const id = puzzle.answers[0]!
  const solved = foundPercent(distributionFrom(counts, rules.buckets), rules.buckets)
  return { game, date, number: puzzleNumber(date), id, name: rules.nameOf(id), solved }
}

const startOf = (day: Day): string => `${toIsoDate(day)}T00:00:00Z`
