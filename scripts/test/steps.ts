import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Check } from './checks.ts'

/** `secondTry`: passed tests that failed once before. `failures`: file, title and message of each failed attempt. */
export type Counts = { passed: number; failed: number; secondTry?: number; failures?: readonly string[] }
export type Outcome = Counts & { name: string; seconds: number }

type Command = readonly [string, ...string[]]
type Environment = Record<string, string>

/** Time limit of a suite: one with a test that never ends is stopped and counts as failed. */
const MOST_MS = 40 * 60_000
/** Time to stop servers and browsers. */
const GRACE_MS = 20_000

/** A check that fails by throwing. */
export const check = (name: string, work: () => void): Promise<Outcome> =>
  timed(name, () => {
    const good = holds(work)
    return Promise.resolve({ passed: good ? 1 : 0, failed: good ? 0 : 1 })
  })

/** Runs a check in parallel with others; prints its output as a whole when it ends. */
export async function besideOthers({ name, command }: Check): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'close')])
  const good = code === 0
  console.log(`\n--- ${name}: ${good ? 'good' : 'FAILED'}`)
  process.stdout.write(out)
  process.stderr.write(errors)
  return { name, passed: good ? 1 : 0, failed: good ? 0 : 1, seconds: (performance.now() - start) / 1000 }
}

/**
 * Runs a test runner and counts from its report. A runner that fails without a failed test (a crash, no test found, a
 * test without an end) counts as one failure.
 */
export const suite = (
  name: string,
  command: Command,
  counts: () => Counts,
  environment: Environment = {},
): Promise<Outcome> =>
  timed(name, async () => {
    const good = await succeeds(command, environment)
    const read = readCounts(counts)
    const unexplained = (!good && read.failed === 0) || read.passed + read.failed === 0
    return { ...read, failed: read.failed + (unexplained ? 1 : 0) }
  })

async function timed(name: string, work: () => Promise<Counts>): Promise<Outcome> {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  return { name, ...(await work()), seconds: (performance.now() - start) / 1000 }
}

/** In a process group of its own, because a worker in an endless loop outlives its runner. */
async function succeeds([file, ...args]: Command, environment: Environment): Promise<boolean> {
  const options = { stdio: 'inherit', detached: true, env: { ...process.env, ...environment } } as const
  const child = spawn(process.execPath, [file, ...args], options)
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal)
    } catch (error) {
      // All of them ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  const late = setTimeout(() => {
    console.error(`Stopped after ${MOST_MS / 60_000} minutes`)
    send('SIGTERM')
    setTimeout(send, GRACE_MS, 'SIGKILL').unref()
  }, MOST_MS)
  const interrupt = () => {
    send('SIGTERM')
    child.once('exit', () => process.exit(1))
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  clearTimeout(late)
  return code === 0
}

function holds(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function readCounts(counts: () => Counts): Counts {
  try {
    return counts()
  } catch (error) {
    console.error(`No report of this run: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 0 }
  }
}
