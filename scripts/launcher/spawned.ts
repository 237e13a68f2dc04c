import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A stack started like `npm start`, in its own process group. */
export type Spawned = {
  process: ChildProcess
  pid: number
  output: () => string
  /** Resolves with the seconds until the addresses are printed; rejects when it ends before. */
  ready: Promise<number>
  /** Resolves with the exit code (null when killed). */
  ended: Promise<number | null>
}

const LAST_LINE = 'Ctrl-C stops all of them.'

/** `flags` are those of scripts/start.ts. */
export function spawnStack(flags: readonly string[], environment: NodeJS.ProcessEnv = {}): Spawned {
  const start = performance.now()
  const started = spawn(process.execPath, ['scripts/setup.mjs', 'scripts/start.ts', ...flags], {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(started, 'close').then(([code]) => code as number | null)
  const ready = new Promise<number>((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes(LAST_LINE)) resolve((performance.now() - start) / 1000)
      })
    }
    void ended.then((code) => reject(new Error(`The launch ended with ${code}:\n${output}`)))
  })
  // Avoids an unhandled rejection; awaiting it still rejects.
  ready.catch(() => undefined)
  return { process: started, pid: started.pid!, output: () => output, ready, ended }
}

/** Ends it with SIGTERM and waits for its exit. */
export async function stopStack({ process, ended }: Spawned): Promise<void> {
  process.kill('SIGTERM')
  await ended
}
