import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** `npm run screenshots -- --walk`: plays every daily and the quiz, and takes their pictures into .screenshots/walk. */
export default defineConfig({
  ...usual,
  testDir: 'tests/walk',
  retries: 0,
  reporter: 'list',
  projects: [{ name: 'walk' }],
})
