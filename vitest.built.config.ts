import { defineConfig } from 'vitest/config'
import './tests/support/test-date.ts'

/** Slow tests around whole builds and launches: one file at a time, on one set of ports. */
export default defineConfig({
  test: {
    include: ['tests/{budgets,ops}/**/*.test.ts'],
    globalSetup: ['tests/support/built-stack.ts'],
    environment: 'node',
    fileParallelism: false,
    // Against what hangs: no verdict depends on how slow the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
