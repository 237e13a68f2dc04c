import * as z from 'zod/mini'
import type { Page } from '@playwright/test'
import { Statistics } from '#contracts/results.ts'
import { fromIsoDate, type Day } from '#core/days.ts'
import { earnedIn, honoursOf, NOTHING_OUTSIDE, type Earned } from '#games/honours.ts'
import { rows } from './recount.ts'

const Row = z.object({
  id: z.string(),
  game: z.string(),
  mode: z.string(),
  source: z.string(),
  date: z.string(),
  won: z.boolean(),
  score: z.int(),
  points: z.int(),
  ms: z.int(),
  n: z.int(),
  tags: z.array(z.string()),
  items: z.array(z.string()),
  first_bonus: z.int(),
  eleven_bonus: z.int(),
})
const DAILY_BONUS = 10

type Friends = { leagues: number; cups: number }

/** Honours of an account by all of its results in the database. */
export async function earnedByResults(account: string, friends: Friends, today: Day): Promise<Earned> {
  const statistics: Record<string, object[]> = {}
  for (const row of await rows('results', `user_id=eq.${account}&game=neq.quiz&order=finished_at,key`, Row)) {
    const { game, source, date, items, first_bonus, eleven_bonus, ...record } = row
    const rewarded = source === 'daily' && record.mode === 'today' && record.points > 0
    const list = (statistics[game] ??= [])
    list.push({
      ...record,
      date: fromIsoDate(date),
      ...(items.length > 0 && { items }),
      ...(rewarded && !record.tags.includes('gave-up') && { bonus: DAILY_BONUS + first_bonus + eleven_bonus }),
    })
  }
  return computedHonours(statistics, friends, today)
}

/** Stored honours of an account. */
export async function keptOf(account: string): Promise<Earned> {
  const [row] = await rows('honours', `user_id=eq.${account}`, z.object({ earned: z.record(z.string(), z.string()) }))
  return (row?.earned ?? {}) as Earned
}

/** Honours that a visitor's browser stores, honours computed from all its results, and the ids of these results. */
export async function honoursIn(page: Page, friends: Friends, today: Day) {
  const [kept, statistics] = await page.evaluate(() =>
    ['honours', 'userStats'].map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as object),
  )
  const ids = Object.values(Statistics.parse(statistics)).flatMap((records) => records.map(({ id }) => id))
  return { kept: kept as Earned, earned: computedHonours(statistics!, friends, today), ids: ids.sort() }
}

/** Removes the day of honours that no result dates: their day is the one on which they were first seen. */
export const withoutDays = (computedHonours: Earned): Record<string, string | null> =>
  Object.fromEntries(Object.entries(computedHonours).map(([id, day]) => [id, id.startsWith('friends:') ? null : day]))

const computedHonours = (statistics: object, friends: Friends, today: Day): Earned =>
  earnedIn(honoursOf({ statistics: Statistics.parse(statistics), outside: { ...NOTHING_OUTSIDE, friends }, today }))
