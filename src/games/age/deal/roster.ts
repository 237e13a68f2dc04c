import type { Day } from '#core/days.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { agePool, daysWithoutRepeat, ITEMS_A_DAY, type Aged } from '#data/pools.ts'
import { DIED } from '#data/records.ts'

/** The daily's pool on a day, for the server: a browser's comes from the search pack. */
export const poolOn = (day: Day): Aged[] => agePool('today', FOOTBALLERS, DIED, day)

/** How many of them have a club. */
export const playingOn = (day: Day): number => poolOn(day).filter(({ club }) => club !== null).length

/** Days for which nobody is asked again. */
export const daysApart = (day: Day): number => daysWithoutRepeat(poolOn(day).length, ITEMS_A_DAY.age)
