import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 30_000

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
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error(`nothing answers at ${url}`)
}

/** The real rooms on a free port, as `npm start` runs them: `start` after `kill` goes on with what was stored. */
export async function roomsServer(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const port = await freePort()
  const { parties, main, ...config } = JSON.parse(readFileSync('partykit.json', 'utf8')) as {
    main: string
    parties: Record<string, string>
  }
  const absolute = Object.fromEntries(Object.entries(parties).map(([name, path]) => [name, resolve(path)]))
  const file = join(folder, 'partykit.json')
  writeFileSync(file, JSON.stringify({ ...config, main: resolve(main), parties: absolute, vars: variables }))
  let child: ReturnType<typeof spawn> | null = null

  async function start() {
    const partykit = realpathSync('node_modules/.bin/partykit')
    const flags = ['--config', file, '--port', String(port), '--persist', join(folder, 'state')]
    // A process group of its own: the platform's worker is a child of the tool.
    child = spawn(process.execPath, [partykit, 'dev', ...flags, '--disable-request-cf-fetch', '--no-hotkeys'], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    })
    await answers(`http://127.0.0.1:${port}/`)
  }

  async function kill() {
    if (!child?.pid || child.exitCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }

  async function close() {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  return { url: (code: string) => `ws://127.0.0.1:${port}/parties/wordle/${code}`, start, kill, close }
}
