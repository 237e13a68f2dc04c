import { defineConfig } from 'vitest/config'

/** Slow tests around whole builds and launches: one file at a time, on one set of ports. */
export default defineConfig({
  test: {
    include: ['tests/{budgets,ops}/**/*.test.ts'],
    globalSetup: ['tests/support/built-stack.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
