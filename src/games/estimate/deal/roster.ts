import type { Day } from '#core/days.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { agePool, daysWithoutRepeat, type Aged } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Pool of the daily on a day, for the server; a browser takes its pool from the search pack. */
export const poolOn = (day: Day): Aged[] => agePool('today', FOOTBALLERS, DIED, day)

/** Number of footballers in the pool who have a club. */
export const playingOn = (day: Day): number => poolOn(day).filter(({ club }) => club !== null).length

/** Days before the same footballer may be asked again: a daily takes at least three of the best known. */
export const daysApart = (day: Day): number =>
  daysWithoutRepeat(poolOn(day).filter(({ fame }) => fame === 5).length, STARS_A_DAY)

/** Best-known footballers a daily uses at most, including those among the other seven. */
const STARS_A_DAY = 6

/** True for a footballer with a portrait; others are shown as a kit. */
export const hasPortrait = (id: string): boolean => PORTRAITS.has(id)
