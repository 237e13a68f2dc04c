import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA_FOLDER } from '#tests/support/test-stack.ts'

export const CLOCK_VARIABLE = 'FRIENDS_CLOCK'
export const CLOCK_FILE = join(dirname(DATA_FOLDER), 'friends-clock.json')

/**
 * Moves the clock of every process of the stack (moved-clock.ts) to a time of the simulated week. It runs faster from
 * there: bots play in moments, and a game that ends within a second is held for review.
 */
export function moveStack(to: number, rate = 10): void {
  mkdirSync(dirname(CLOCK_FILE), { recursive: true })
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${CLOCK_FILE}.new`, JSON.stringify({ from: Date.now(), to, rate }))
  renameSync(`${CLOCK_FILE}.new`, CLOCK_FILE)
}

/** Gives the stack its own clock back. */
export const releaseStack = () => rmSync(CLOCK_FILE, { force: true })
