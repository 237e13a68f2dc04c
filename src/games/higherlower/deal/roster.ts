import { FOOTBALLERS } from '#data/facts.ts'
import { dailyValuePool, valuePool } from '#data/pools.ts'
import { VALUES } from '#data/records.ts'

/** Whose value ranked runs ask, for the server: a browser's come from its pack. */
export const pool = valuePool(FOOTBALLERS, VALUES)

/** Whose value the daily asks: the best known of them. */
export const dailyPool = dailyValuePool(FOOTBALLERS, VALUES)

/** The month of the estimates, as the newest has it: `2026-07`. */
export const asOf: string = pool
  .reduce((newest, { value }) => (value.asOf > newest ? value.asOf : newest), '')
  .slice(0, 7)
