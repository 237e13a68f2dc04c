import { FOOTBALLERS } from '#data/facts.ts'
import { seasonPool, seasonTotals } from '#data/pools.ts'
import { SEASONS } from '#data/records.ts'

/** Everybody's seasons. */
export const totals = seasonTotals(FOOTBALLERS, SEASONS)

/** What a daily asks about, for the server: a browser's seasons come from its pack. */
export const todayPool = seasonPool('today', totals)

/** What ranked runs ask about. */
export const rankedPool = seasonPool('ranked', totals)
