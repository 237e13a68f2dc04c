import type { Connection } from './types.ts'

/** Seconds before each try to reconnect, drawn anew between 0 and the figure so that a room is not stormed. */
const DELAYS_S = [1, 2, 5, 10] as const
/** Tries that fail before the first success is possible: then the page says that the rooms are down. */
const TRIES_BEFORE_DOWN = 2

/** Waits before each try but the first, and tells meanwhile how the connection stands; `isNew`: it never worked. */
export function createTries(isNew: () => boolean, tell: (connection: Connection) => void) {
  let tries = 0
  let wake = () => {}

  async function pause() {
    const down = isNew()
    const ms = Math.random() * DELAYS_S[Math.min(tries, DELAYS_S.length) - 1]! * 1000
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
