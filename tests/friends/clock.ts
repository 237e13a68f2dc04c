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
  // Written aside and renamed, so that no process reads a partial file.
  writeFileSync(`${CLOCK_FILE}.new`, JSON.stringify({ from: Date.now(), to, rate }))
  renameSync(`${CLOCK_FILE}.new`, CLOCK_FILE)
}

/** Restores the stack's real clock. */
export const releaseStack = () => rmSync(CLOCK_FILE, { force: true })
