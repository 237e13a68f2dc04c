import type { Day } from '#core/days.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { agePool, daysWithoutRepeat, type Aged } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { listing } from '../manifest.ts'

/** Pool of the daily on a day, for the server; a browser takes its pool from the search pack. */
export const poolOn = (day: Day): Aged[] => agePool('today', FOOTBALLERS, DIED, day)

/** Number of the pool who have a club. */
export const playingOn = (day: Day): number => poolOn(day).filter(({ club }) => club !== null).length

/** Days before the same footballer may be asked again. */
export const daysApart = (day: Day): number => daysWithoutRepeat(poolOn(day).length, listing.itemsADay)
