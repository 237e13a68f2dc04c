import { NetworkConnections } from './network-connections.ts'

/** Runtime environment of a room: clock, network, timers and the connection counts shared by all rooms. */
export type Environment = {
  now: () => number
  fetch: typeof fetch
  /** Runs `work` after `ms`, unless the room leaves memory first. */
  later: (work: () => void, ms: number) => void
  /** Waits `ms` while other events are handled. */
  pause: (ms: number) => Promise<void>
  /** Open sockets of all rooms by client network. */
  networks: NetworkConnections
}

export const RUNTIME: Environment = {
  now: () => Date.now(),
  fetch: (input, init) => fetch(input, init),
  later: (work, ms) => void setTimeout(work, ms),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  networks: new NetworkConnections(),
}
