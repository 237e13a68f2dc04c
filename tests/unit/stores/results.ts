import type { ResultRecord } from '#contracts/results.ts'

let count = 0

/** A finished practice Wordle with 29 points; each call has another id. */
export const aResult = (fields: Partial<ResultRecord> = {}): ResultRecord => ({
  id: `result-${++count}`,
  mode: 'normal',
  date: '2026-11-20',
  won: true,
  score: 5,
  points: 29,
  ms: 60_000,
  n: 5,
  tags: [],
  ...fields,
})
