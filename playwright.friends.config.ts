import { pathToFileURL } from 'node:url'
import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'
import { CLOCK_FILE, CLOCK_VARIABLE } from '#tests/friends/clock.ts'

const { webServer, ...others } = usual
if (!webServer || Array.isArray(webServer)) throw new Error('the stack under test is one server')

/** `npm run bench -- friends`: a simulated week of two leagues. */
export default defineConfig({
  ...others,
  testDir: 'tests/friends',
  retries: 0,
  // Against what hangs: the week takes minutes.
  timeout: 1_800_000,
  reporter: 'list',
  use: { ...others.use, actionTimeout: 30_000, navigationTimeout: 30_000 },
  projects: [{ name: 'friends' }],
  webServer: {
    ...webServer,
    env: {
      ...webServer.env,
      // A single address plays a week within minutes.
      RATE_LIMIT_FACTOR: '100000',
      [CLOCK_VARIABLE]: CLOCK_FILE,
      NODE_OPTIONS: `--import=${pathToFileURL('tests/friends/moved-clock.ts').href}`,
    },
  },
})
