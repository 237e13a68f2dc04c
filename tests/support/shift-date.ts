// Preloaded by test-date.ts: the clock of this process runs TEST_AHEAD_MS ahead of the machine's.
import { AHEAD_MS } from './clock.ts'
import { shiftDate } from './shifted-date.ts'

shiftDate(AHEAD_MS)
