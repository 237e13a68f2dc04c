import type { ResultRecord } from '#contracts/results.ts'

/** Every ground that was placed right in any run, this one's included, each once. */
export const collected = (records: readonly Pick<ResultRecord, 'items'>[], placed: readonly string[]): string[] => [
  ...new Set([...records.flatMap(({ items }) => items ?? []), ...placed]),
]
