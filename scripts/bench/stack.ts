import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnStack, stopStack, type Spawned } from '../launcher/spawned.ts'

const FOLDER = join('.cache', 'bench')
/** Separate ports, data and build, so that no other installation is touched. */
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

/** Disables the limits per address: a benchmark has one address. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' }

/** Removes the remains of an earlier benchmark. */
export const clean = () => rmSync(FOLDER, { recursive: true, force: true })

/** A launch without rate limits. */
export const spawnBench = (): Spawned => spawnStack(FLAGS, UNLIMITED)

/** Runs `work` with its own launch, rebuilt only when something changed, and stops it in any case. */
export async function withStack<Result>(work: (stack: Spawned) => Promise<Result>): Promise<Result> {
  const stack = spawnBench()
  try {
    await stack.ready
    return await work(stack)
  } catch (error) {
    console.error(stack.output())
    throw error
  } finally {
    await stopStack(stack)
  }
}
