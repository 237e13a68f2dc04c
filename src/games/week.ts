import type { Day } from '#core/days.ts'
import { weekday } from '#core/weekday.ts'
import { partsOf } from './deal-spread.ts'

/** One value per day, Monday first: dailies are gentle on Monday and hardest on Sunday (docs/games/week.md). */
export type OfTheWeek<Value> = readonly [Value, Value, Value, Value, Value, Value, Value]

export const onDay = <Value>(values: OfTheWeek<Value>, day: Day): Value => values[weekday(day)]!

/** The seventh of a pool, best known first, that a day draws from: the first on Monday, the last on Sunday. */
export const seventhOf = <Item>(pool: readonly Item[], day: Day): Item[] => partsOf(pool, 7)[weekday(day)]!

/**
 * The half of a pool, best known first, that a day draws from: a window that moves from the first half on Monday to the
 * last on Sunday.
 */
export function halfOf<Item>(pool: readonly Item[], day: Day): Item[] {
  const size = Math.ceil(pool.length / 2)
  const from = Math.round(((pool.length - size) * weekday(day)) / 6)
  return pool.slice(from, from + size)
}
