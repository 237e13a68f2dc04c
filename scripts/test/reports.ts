import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Counts } from './steps.ts'

const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  success: z.boolean(),
})

const Playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
})

/** A file that cannot be loaded has no failed test: it counts as one. */
export function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = Vitest.parse(read(file))
  const broken = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0
  return { passed: numPassedTests, failed: numFailedTests + broken }
}

/**
 * Errors outside a test, such as a stack that does not start, count as one each. A test that passed at its second
 * attempt counts as passed and is listed apart (docs/decisions/060).
 */
export function playwrightCounts(file: string): Counts {
  const { stats, errors } = Playwright.parse(read(file))
  const { expected, unexpected, flaky } = stats
  return { passed: expected + flaky, failed: unexpected + errors.length, secondTry: flaky }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
