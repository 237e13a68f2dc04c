import { defineConfig, devices } from '@playwright/test'
import { browserLaunch } from '#scripts/launcher/browser.ts'
import '#tests/support/test-date.ts'
import { DATA_FOLDER, ENVIRONMENT, launchFlags, SITE, TEST_RESULTS } from '#tests/support/test-stack.ts'

/** End-to-end tests against the production stack, on ports and data of its own. `@mobile` tests run on both sizes. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: TEST_RESULTS,
  // Files beside each other, tests of a file in order: every test has browsers and players of its own.
  workers: 2,
  // On two cores beside a whole stack a test may come too late once: it is named as flaky, and fails if it fails again.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Against what hangs: every wait ends by an event, however slow the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/end-to-end.json' }]],
  use: {
    baseURL: SITE,
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // It would answer requests before a test's routes see them; tests/e2e/offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    { name: 'mobile', use: { ...devices['Pixel 7'] }, grep: /@mobile/ },
  ],
  webServer: {
    // The data of the last run goes, its keys stay: the build stays good.
    command: `node scripts/reset.ts --yes --data ${DATA_FOLDER} && exec node scripts/start.ts ${launchFlags().join(' ')}`,
    // A test asks for a second mail at once; the dailies of a date are the same on every machine.
    env: { ...ENVIRONMENT, ELEVEN_MAIL_SECONDS: '0', PUZZLE_SECRET: 'a secret of tests, as long as a real one is' },
    // The site answers before backend and rooms do: the launcher tells when all of them stand.
    wait: { stdout: /Ctrl-C stops all of them/ },
    reuseExistingServer: false,
    // It may build first, on a machine that does other things.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
