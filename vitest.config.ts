import { defineConfig } from 'vitest/config'

/** Unit, database, room, endpoint and backend tests; the browser's are Playwright's. */
export default defineConfig({
  test: {
    include: ['tests/{unit,db,rooms,api,backend}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A global left stubbed would fail whatever file the same worker runs next.
    unstubGlobals: true,
  },
})
