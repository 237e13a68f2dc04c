import { FOOTBALLERS } from '#data/facts.ts'
import { dailyValuePool, valuePool } from '#data/pools.ts'
import { VALUES } from '#data/records.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Pool of ranked runs, for the server; a browser takes its pool from the pack. */
export const pool = valuePool(FOOTBALLERS, VALUES)

/** Pool of the daily: the best known of `pool`. */
export const dailyPool = dailyValuePool(FOOTBALLERS, VALUES)

/** Month of the newest estimate: `2026-07`. */
export const asOf: string = pool
  .reduce((newest, { value }) => (value.asOf > newest ? value.asOf : newest), '')
  .slice(0, 7)

export const hasPortrait = (id: string): boolean => PORTRAITS.has(id)
