import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import type { Counts } from './steps.ts'

const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
})

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
})

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite))
  },
})

const Playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
  suites: z.array(Suite),
})

/** A file that cannot be loaded has no failed test: it counts as one. */
export function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = Vitest.parse(read(file))
  const broken = numFailedTests === 0 && !success ? Math.max(1, numFailedTestSuites) : 0
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken, failures }
}

/**
 * Errors outside a test, such as a stack that does not start, count as one each. A test that passed at its second
 * attempt counts as passed and is listed apart (docs/decisions/060).
 */
export function playwrightCounts(file: string): Counts {
  const { stats, errors, suites } = Playwright.parse(read(file))
  const { expected, unexpected, flaky } = stats
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message
        return failure(file, status === 'flaky' ? `(second try) ${title}` : title, message)
      }),
  )
  return { passed: expected + flaky, failed: unexpected + errors.length, secondTry: flaky, failures }
}

const specsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const LINES = 6

/** File, title and the first lines of the message, without the colours of a terminal. */
function failure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
  return [`${relative('.', file)} > ${title}`, ...lines.map((line) => `    ${line.trim()}`)].join('\n')
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
