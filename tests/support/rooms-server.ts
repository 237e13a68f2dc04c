import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { descendantsOf } from '#scripts/launcher/descendants.ts'

const START_MS = 120_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`nothing answers at ${url}`)
}

/** The real rooms on a free port, as `npm start` runs them: `start` after `kill` continues with the stored state. */
export async function roomsServer(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  async function start(more: Record<string, string> = {}) {
    // A separate process group, which contains the runtime.
    child = spawn(process.execPath, ['scripts/launcher/rooms-server.ts', folder, String(port)], {
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], ...variables, ...more },
    })
    await answers(`${origin}/health`)
  }

  /** The process and its runtime. */
  const family = async () => [child!.pid!, ...(await descendantsOf(child!.pid!))]

  /** Resolves with its exit code. */
  const ended = async (): Promise<number | null> => {
    if (child!.exitCode === null && child!.signalCode === null) await once(child!, 'exit')
    return child!.exitCode
  }

  async function kill() {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  async function close() {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  const url = (code: string, ticket = '', party = 'wordle') =>
    `ws://127.0.0.1:${port}/parties/${party}/${code}?ticket=${ticket}`
  return { folder, port, origin, url, start, stop: () => child!.kill('SIGTERM'), family, ended, kill, close }
}
