// Imported by the configurations of Vitest and Playwright: `TEST_DATE=2028-02-29T12:00:00Z npm test` runs tests, launched
// processes and browsers as if the run had begun at that time. The rooms' runtime keeps the machine's clock.
const { TEST_DATE, TEST_AHEAD_MS, NODE_OPTIONS = '' } = process.env

if (TEST_DATE && TEST_AHEAD_MS === undefined) {
  const ahead = Date.parse(TEST_DATE) - Date.now()
  if (Number.isNaN(ahead)) throw new Error(`TEST_DATE is not an ISO 8601 time: ${TEST_DATE}`)
  process.env['TEST_AHEAD_MS'] = String(ahead)
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${new URL('./shift-date.ts', import.meta.url).href}`
}
