import { RECONNECT_MS } from '#contracts/reconnect.ts'
import type { Connection } from './types.ts'

/** Failed first attempts until the page reports that the rooms are down. */
const TRIES_BEFORE_DOWN = 2

/** Options of a socket whose retries and queue are disabled in favour of these. */
export const NO_OWN_TRIES = { minReconnectionDelay: 0, maxReconnectionDelay: 0, maxEnqueuedMessages: 0 }

/** Back-off before each attempt but the first; reports the connection's state. `isNew`: never connected so far. */
export function createTries(isNew: () => boolean, report: (connection: Connection) => void) {
  let tries = 0
  let wake = () => {}

  async function pause() {
    const down = isNew()
    const ms = Math.random() * RECONNECT_MS[Math.min(tries, RECONNECT_MS.length) - 1]!
    const isQuiet = down && tries < TRIES_BEFORE_DOWN
    report(isQuiet ? { status: 'connecting' } : { status: 'lost', retryAt: Date.now() + ms, down })
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms)
    })
    if (!isQuiet) report({ status: 'lost', retryAt: null, down })
  }

  return {
    /** Resolves when the next attempt may start. */
    async next() {
      if (tries > 0) await pause()
      tries++
    },
    /** Skips the current back-off. */
    hurry: () => wake(),
    /** Resets the attempts. */
    restart: () => void (tries = 0),
    /** Shortens the next back-off after a successful connection. */
    succeeded: () => void (tries = 1),
  }
}
