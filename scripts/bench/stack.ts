import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnStack, stopStack, type Spawned } from '../launcher/spawned.ts'

const FOLDER = join('.cache', 'bench')
/** Ports, data and build of its own: a benchmark touches no other installation. */
export const DATA = join(FOLDER, 'data')
export const BUILD = join(FOLDER, 'dist')
export const PORTS = { site: 4410, backend: 4411, inbox: 4412, rooms: 4413 }
export const SITE = `http://localhost:${PORTS.site}`

/** Flags of scripts/start.ts. */
export const FLAGS = [
  ...['--port', String(PORTS.site), '--backend-port', String(PORTS.backend)],
  ...['--inbox-port', String(PORTS.inbox), '--rooms-port', String(PORTS.rooms)],
  ...['--data', DATA, '--build', BUILD],
]

/** Limits per address would be all that a benchmark from one address sees. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' }

/** Removes what an earlier benchmark left. */
export const clean = () => rmSync(FOLDER, { recursive: true, force: true })

/** A launch without limits. */
export const spawnBench = (): Spawned => spawnStack(FLAGS, UNLIMITED)

/** Runs `work` beside a launch of its own, built only where something changed, and stops it whatever happens. */
export async function withStack<Result>(work: (stack: Spawned) => Promise<Result>): Promise<Result> {
  const stack = spawnBench()
  try {
    await stack.ready
    return await work(stack)
  } finally {
    await stopStack(stack)
  }
}
