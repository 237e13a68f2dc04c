import { ERROR_TIMING } from '#contracts/errors.ts'

/**
 * Id of the latest failed answer of our server since the page was opened, such as "7F3K"; null when all went well. Reads
 * the Server-Timing header that the browser keeps, so no client of the server has to pass it on.
 */
export function lastErrorNumber(): string | null {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const timings = answers.flatMap(({ serverTiming }) => serverTiming ?? [])
  return timings.findLast(({ name }) => name === ERROR_TIMING)?.description ?? null
}
