import { defineConfig, devices } from '@playwright/test'
import { browserLaunch } from '#scripts/launcher/browser.ts'
import { DATA_FOLDER, ENVIRONMENT, launchFlags, SITE, TEST_RESULTS } from '#tests/support/test-stack.ts'

const DESKTOP = devices['Desktop Chrome']
const MOBILE = devices['Pixel 7']
const BACK_OFFICE = /admin\.spec\.ts$/

/** End-to-end tests against the production stack, on ports and data of its own. `@mobile` tests run on both sizes. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: TEST_RESULTS,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/end-to-end.json' }]],
  use: {
    baseURL: SITE,
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
  },
  // The back office decides about what everybody sends: it comes when the others are done, one size after the other.
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: BACK_OFFICE },
    { name: 'mobile', use: MOBILE, grep: /@mobile/, testIgnore: BACK_OFFICE },
    { name: 'back office', use: DESKTOP, testMatch: BACK_OFFICE, dependencies: ['desktop', 'mobile'] },
    {
      name: 'back office, mobile',
      use: MOBILE,
      grep: /@mobile/,
      testMatch: BACK_OFFICE,
      dependencies: ['back office'],
    },
  ],
  webServer: {
    // The data of the last run goes, its keys stay: the build stays good.
    command: `node scripts/reset.ts --yes --data ${DATA_FOLDER} && exec node scripts/start.ts ${launchFlags().join(' ')}`,
    // A test asks for a second mail at once.
    env: { ...ENVIRONMENT, ELEVEN_MAIL_SECONDS: '0' },
    url: `${SITE}/privacy`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
