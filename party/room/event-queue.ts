import type * as Party from 'partykit/server'
import { logFault } from '../log.ts'
import { fault, isOpen } from './socket.ts'

/** Runs `work` after everything queued before it; resolves once it is done or has failed. */
export type EventQueue = (work: () => Promise<unknown>) => Promise<void>

/**
 * Serialises events: handlers await signatures and storage, and no other event may interleave. A failure is logged and
 * reported to the sender as a fault; it stops neither the room nor its runtime.
 */
export function createEventQueue<State extends { faults: number }>() {
  let queue: Promise<void> = Promise.resolve()
  return (work: () => Promise<unknown>, connection?: Party.Connection<State>): Promise<void> => {
    const failed = (error: unknown) => {
      logFault(error, connection?.uri)
      if (connection && isOpen(connection)) fault(connection, 'failed')
    }
    queue = queue
      .then(work)
      .then(() => undefined, failed)
      .catch((error: unknown) => logFault(error))
    return queue
  }
}
