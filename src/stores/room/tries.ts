import { RECONNECT_MS } from '#contracts/reconnect.ts'
import type { Connection } from './types.ts'

/** Failed first attempts until the page reports that the rooms are down. */
const TRIES_BEFORE_DOWN = 2

/** Options of a socket whose retries and queue are disabled in favour of these. */
export const NO_OWN_TRIES = { minReconnectionDelay: 0, maxReconnectionDelay: 0, maxEnqueuedMessages: 0 }

/** Back-off before each attempt but the first, with the connection's state; `isNew`: never connected. */
export function createTries(isNew: () => boolean, tell: (connection: Connection) => void) {
  let tries = 0
  let wake = () => {}

  async function pause() {
    const down = isNew()
    const ms = Math.random() * RECONNECT_MS[Math.min(tries, RECONNECT_MS.length) - 1]!
    const hold = down && tries < TRIES_BEFORE_DOWN
    tell(hold ? { status: 'connecting' } : { status: 'lost', retryAt: Date.now() + ms, down })
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms)
    })
    if (!hold) tell({ status: 'lost', retryAt: null, down })
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
    /** Connected: the next back-off is short again. */
    succeeded: () => void (tries = 1),
  }
}
