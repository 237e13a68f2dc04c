import { RECONNECT_MS } from '#contracts/reconnect.ts'
import type { Connection } from './types.ts'

/** Tries that fail before the first success is possible: then the page says that the rooms are down. */
const TRIES_BEFORE_DOWN = 2

/** Options of a socket that waits for these tries instead of its own, and keeps nothing for later. */
export const NO_OWN_TRIES = { minReconnectionDelay: 0, maxReconnectionDelay: 0, maxEnqueuedMessages: 0 }

/** Waits before each try but the first, and tells meanwhile how the connection stands; `isNew`: it never worked. */
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
    /** Resolves when the next try may begin. */
    async next() {
      if (tries > 0) await pause()
      tries++
    },
    /** The next try need not wait. */
    hurry: () => wake(),
    /** Somebody begins from the beginning. */
    restart: () => void (tries = 0),
    /** It works: the next loss waits as briefly as the first. */
    succeeded: () => void (tries = 1),
  }
}
