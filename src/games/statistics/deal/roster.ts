import { FOOTBALLERS } from '#data/facts.ts'
import { seasonPool, seasonTotals } from '#data/pools.ts'
import { SEASONS } from '#data/records.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Season totals of all footballers. */
export const totals = seasonTotals(FOOTBALLERS, SEASONS)

/** Pool of the daily, for the server; a browser takes its seasons from the pack. */
export const todayPool = seasonPool('today', totals)

/** Pool of ranked runs. */
export const rankedPool = seasonPool('ranked', totals)

export const isDrawn = (id: string): boolean => PORTRAITS.has(id)
