import * as z from 'zod/mini'
import type { Dailies, Daily } from '#contracts/admin.ts'
import { addDays, dayAt, fromIsoDate, toIsoDate, type Day } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { DAILY_GAMES } from '#server/daily-games.ts'
import { DAYS_AHEAD, puzzleOf } from '#server/daily.ts'
import { call } from '#server/supabase.ts'

const Row = z.object({
  id: z.int(),
  game: z.enum(GAME_IDS),
  date: z.string(),
  number: z.int(),
  answers: z.array(z.string()),
  runs: z.int(),
  voided: z.array(z.object({ answers: z.array(z.string()), reason: z.string(), voidedAt: z.string() })),
})

/** Today (UTC) and the coming days of every game with a daily, with their answers; what is missing is drawn first. */
export async function comingDailies(now: number): Promise<Dailies> {
  const today = dayAt(now)
  const last = addDays(today, DAYS_AHEAD)
  await publishedUpTo(last, now)
  return { days: await dailiesBetween(today, last) }
}

/** The puzzles that count from one day to another. */
export async function dailiesBetween(first: Day, last: Day): Promise<Daily[]> {
  const rows = await call('list_dailies', { since: toIsoDate(first), until: toIsoDate(last) }, z.array(Row))
  return rows.map((row) => {
    const named = (answers: string[]) => answers.map((id) => ({ id, name: DAILY_GAMES[row.game]?.nameOf(id) ?? id }))
    const voided = row.voided.map((old) => ({ ...old, answers: named(old.answers) }))
    return { ...row, date: fromIsoDate(row.date), answers: named(row.answers), voided }
  })
}

async function publishedUpTo(day: Day, now: number): Promise<void> {
  for (const id of GAME_IDS) {
    const rules = DAILY_GAMES[id]
    if (rules) await puzzleOf(id, rules, day, now)
  }
}
