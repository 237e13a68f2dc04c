import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descendantsOf } from '#scripts/launcher/descendants.ts'
import { isRunning } from './processes.ts'
import { DATA_FOLDER, launchFlags } from './test-stack.ts'

/** A stack started as `npm start` does it, in a process group of its own. */
export type Launch = {
  process: ChildProcess
  pid: number
  output: () => string
  /** Resolves when the block of addresses is printed; rejects with the output when it ends before. */
  ready: Promise<void>
  /** Resolves with the exit code (null when killed). */
  ended: Promise<number | null>
  /** The launcher and everything below it. */
  family: () => Promise<number[]>
}

const LAST_LINE = 'Ctrl-C stops all of them.'

/** A data folder of its own, with the keys that the build was made with. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const name of ['keys.json', 'secrets.json']) cpSync(join(DATA_FOLDER, name), join(folder, name))
  return folder
}

export function launch(flags = launchFlags(), environment: NodeJS.ProcessEnv = {}): Launch {
  const started = spawn(process.execPath, ['scripts/start.ts', ...flags], {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(started, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes(LAST_LINE)) resolve()
      })
    }
    void ended.then((code) => reject(new Error(`The launch ended with ${code}:\n${output}`)))
  })
  ready.catch(() => undefined)
  const pid = started.pid!
  return {
    process: started,
    pid,
    output: () => output,
    ready,
    ended,
    family: async () => [pid, ...(await descendantsOf(pid))],
  }
}

export const stillRunning = (pids: readonly number[]) => pids.filter(isRunning)
