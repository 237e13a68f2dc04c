import { FOOTBALLERS } from '#data/facts.ts'
import { valuePool } from '#data/pools.ts'
import { VALUES } from '#data/records.ts'

/** Whose value daily and ranked runs ask, for the server: a browser's come from its pack. */
export const pool = valuePool(FOOTBALLERS, VALUES)

/** The month of the estimates, as the newest has it: `2026-07`. */
export const asOf: string = pool
  .reduce((newest, { value }) => (value.asOf > newest ? value.asOf : newest), '')
  .slice(0, 7)
