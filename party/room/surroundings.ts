import { Lines } from './lines.ts'

/** What is not the room's own: the clock, the network, timers, and the sockets of other rooms. */
export type Surroundings = {
  now: () => number
  fetch: typeof fetch
  /** Does it after so many ms, unless the room leaves memory before. */
  later: (work: () => void, ms: number) => void
  /** Lets so many ms go by, in which other events come in. */
  pause: (ms: number) => Promise<void>
  /** The open sockets of all rooms. */
  lines: Lines
}

export const WORLD: Surroundings = {
  now: () => Date.now(),
  fetch: (input, init) => fetch(input, init),
  later: (work, ms) => void setTimeout(work, ms),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  lines: new Lines(),
}
