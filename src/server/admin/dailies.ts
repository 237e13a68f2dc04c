import * as z from 'zod/mini'
import type { Dailies, Daily } from '#contracts/admin-desk.ts'
import { addDays, dayAt, fromIsoDate, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { dailyNumber } from '#games/catalogue.ts'
import { HttpError } from '#server/http-error.ts'
import { puzzleOf } from '#server/runs/daily.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import type { RunGame } from '#games/run-rules.ts'
import { call } from '#server/supabase.ts'

/** Upcoming days that an admin sees. */
const DAYS_AHEAD = 2

const Row = z.object({
  id: z.int(),
  game: z.enum(GAME_IDS),
  date: z.string(),
  number: z.int(),
  names: z.array(z.string()),
  runs: z.int(),
  voided: z.array(z.object({ names: z.array(z.string()), reason: z.string(), voidedAt: z.string() })),
})

/** Today's (UTC) and upcoming dailies of every game with their answers; missing ones are drawn first. */
export async function comingDailies(now: number): Promise<Dailies> {
  const today = dayAt(now)
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead))
  const games = Object.entries(RUN_GAMES) as [GameId, RunGame][]
  await Promise.all(games.map(([id, game]) => publishDays(id, game, days)))
  return { days: await dailiesBetween(today, days.at(-1)!) }
}

/** The current puzzles of a range of days. */
export async function dailiesBetween(first: Day, last: Day): Promise<Daily[]> {
  const rows = await call('list_dailies', { since: toIsoDate(first), until: toIsoDate(last) }, z.array(Row))
  return rows.map((row) => ({ ...row, date: fromIsoDate(row.date) }))
}

/** Sequential, because each draw depends on the days before. A game without material for a day has no puzzle then. */
async function publishDays(id: GameId, game: RunGame, days: readonly Day[]): Promise<void> {
  try {
    for (const day of days) if (dailyNumber(id, day) >= 1) await puzzleOf(id, game, day)
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'mode-closed')) throw error
  }
}
