import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Check } from './checks.ts'

/** `secondTry`: passed tests that failed once before. `failures`: file, title and message of each failed attempt. */
export type Counts = { passed: number; failed: number; secondTry?: number; failures?: readonly string[] }
export type Outcome = Counts & { name: string; seconds: number }

type Command = readonly [string, ...string[]]
type Environment = Record<string, string>

/** A pass-or-fail step: a command (a file that Node runs, with arguments) or a function that may throw. */
export function check(name: string, work: Command | (() => void), environment: Environment = {}): Outcome {
  return timed(name, () => {
    const good = typeof work === 'function' ? holds(work) : succeeds(work, environment)
    return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })
}

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
 * Runs a test runner and counts from its report. A runner that fails without a failed test (a crash, no test found)
 * counts as one failure.
 */
export function suite(name: string, command: Command, counts: () => Counts, environment: Environment = {}): Outcome {
  return timed(name, () => {
    const good = succeeds(command, environment)
    const read = readCounts(counts)
    const unexplained = (!good && read.failed === 0) || read.passed + read.failed === 0
    return { ...read, failed: read.failed + (unexplained ? 1 : 0) }
  })
}

function timed(name: string, work: () => Counts): Outcome {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  return { name, ...work(), seconds: (performance.now() - start) / 1000 }
}

function succeeds([file, ...args]: Command, environment: Environment): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...environment } } as const
  return spawnSync(process.execPath, [file, ...args], options).status === 0
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
