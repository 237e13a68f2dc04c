import { ERROR_TIMING } from '#contracts/errors.ts'

/**
 * Id of the latest failed answer of our server on this page, such as "7F3K"; null without one. Reads the Server-Timing
 * header from the browser's performance entries, so API clients need not pass it on.
 */
export function lastErrorNumber(): string | null {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const timings = answers.flatMap(({ serverTiming }) => serverTiming ?? [])
  return timings.findLast(({ name }) => name === ERROR_TIMING)?.description ?? null
}
