import { defineConfig } from 'vitest/config'
import { pictureVersion } from './src/integrations/picture-version.ts'
import './tests/support/test-date.ts'

/** Unit, slow, database, room, endpoint and backend tests; the browser's are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    // Against what hangs: no verdict depends on how slow the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Faults are provoked on purpose; tests of the log make one of their own.
    env: { LOG_LEVEL: 'silent', PICTURES: pictureVersion() },
    // A global left stubbed would fail whatever test the same worker runs next, or the next file before its first test.
    unstubGlobals: true,
    setupFiles: ['tests/support/unstub.ts', 'tests/support/seeded.ts'],
    projects: [
      // One worker for many files: to load the facts and packs for each of them anew takes longer than its tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['tests/support/mocked-alone.ts'],
        },
      },
      // Every drawing and every name, child processes and real timeouts: `npm test` runs them, `npm run check` does not.
      {
        extends: true,
        test: { name: 'slow', include: ['tests/slow/**/*.test.ts'], isolate: false },
      },
      // A worker keeps the compiled database for its next file, which saves a third of the time.
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{db,rooms,api,backend}/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/support/anew.ts'],
        },
      },
      // A tenth of the database tests again on a real PostgreSQL; `npm run bench -- postgres` runs all.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['tests/db/{restore,whole-day,write-path,day-totals,save-user}.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
})
