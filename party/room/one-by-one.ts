import type * as Party from 'partykit/server'
import { fault, isOpen } from './socket.ts'

/** Does the work after all that was given before it; resolves once it is done, failed or not. */
export type OneByOne = (work: () => Promise<unknown>) => Promise<void>

/**
 * A queue of events: a room waits for signatures, and another event must not slip in between. Whatever fails is told to
 * the log and, as a fault, to whoever asked: it stops neither the room nor its runtime.
 */
export function oneByOne<State extends { faults: number }>() {
  let queue: Promise<void> = Promise.resolve()
  return (work: () => Promise<unknown>, connection?: Party.Connection<State>): Promise<void> => {
    const failed = (error: unknown) => {
      console.error(error)
      if (connection && isOpen(connection)) fault(connection, 'failed')
    }
    queue = queue
      .then(work)
      .then(() => undefined, failed)
      .catch(console.error)
    return queue
  }
}
