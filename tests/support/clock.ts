/** How far the clock of the tests runs ahead of the machine's (test-date.ts). */
export const AHEAD_MS = Number(process.env['TEST_AHEAD_MS'] ?? 0)

/** The machine's time, which the rooms' runtime and the file system use in spite of a test date. */
export const machineNow = (): number => Date.now() - AHEAD_MS
