import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startBackend } from '#supabase/local/index.ts'
import { lockDirectory, LockedError } from '#supabase/local/lock.ts'
import { databaseImage } from '#tests/support/database.ts'

const MAIN = fileURLToPath(new URL('../../supabase/local/main.ts', import.meta.url))
const PLACES = { port: 0, inboxPort: 0, siteUrl: 'http://localhost:4321' }

type Ready = { url: string; inboxUrl: string; publishableKey: string; secretKey: string }

let dataDir: string
let child: ChildProcess | undefined
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'backend-'))))
afterEach(async () => {
  child?.kill('SIGKILL')
  child = undefined
  await chmod(dataDir, 0o700)
  await rm(dataDir, { recursive: true })
})

function launch(...words: string[]): ChildProcess {
  const places = ['--port', '0', '--inbox-port', '0', '--data', dataDir]
  child = spawn(process.execPath, [MAIN, ...places, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  return child
}

async function ready(started: ChildProcess): Promise<Ready> {
  if (!started.stdout) throw new Error('The child has no output')
  const [line] = (await once(createInterface(started.stdout), 'line')) as [string]
  return JSON.parse(line) as Ready
}

async function failure(started: ChildProcess): Promise<{ code: number; message: string }> {
  const words: string[] = []
  started.stderr?.on('data', (part: Buffer) => words.push(part.toString()))
  const [code] = (await once(started, 'close')) as [number]
  return { code, message: words.join('').trim() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const admin = ({ url, secretKey }: Ready) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }).auth.admin

describe('the process', () => {
  test('keeps every acknowledged write and its keys when it is killed', async () => {
    const first = launch()
    const before = await ready(first)
    const acknowledged: string[] = []
    const write = async (place: number) => {
      const { data } = await admin(before).createUser({ email: `p${place}@example.org` })
      if (data.user) acknowledged.push(data.user.id)
      if (acknowledged.length === 20) first.kill('SIGKILL')
    }
    // In parallel: the kill falls into the middle of the others.
    await Promise.all([once(first, 'exit'), ...Array.from({ length: 60 }, (_, place) => write(place))])
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    expect(acknowledged.length).toBeLessThan(60)

    const after = await ready(launch())
    expect([after.publishableKey, after.secretKey]).toEqual([before.publishableKey, before.secretKey])
    const { data } = await admin(after).listUsers({ perPage: 1000 })
    expect(data.users.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  })

  test('stops at SIGTERM and frees its data directory', async () => {
    const started = launch()
    await ready(started)
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600)
    started.kill('SIGTERM')
    expect(await once(started, 'exit')).toEqual([0, null])
    await expect(stat(join(dataDir, 'backend.lock'))).rejects.toThrow('ENOENT')
  })

  test('reports a taken port in one message', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, message } = await failure(launch('--port', String(port)))
    other.close()
    expect([code, message]).toEqual([1, `Port ${port} is taken by another program; stop it or choose another port`])
    await expect(stat(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT')
  })

  test('reports an unusable data directory in one message', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')
    const { code, message } = await failure(launch('--data', join(file, 'data')))
    expect(code).toBe(1)
    expect(message).toMatch(/^The data directory .+ cannot be made: .+$/)
  })

  test.each([
    ['--port', 'high', '--port must be a number from 0 to 65535, not high'],
    ['--site', 'nowhere', '--site must be an address like http://localhost:4321, not nowhere'],
  ])('rejects %s %s', async (flag, value, sentence) => {
    expect(await failure(launch(flag, value))).toEqual({ code: 1, message: sentence })
  })
})

describe('a data directory', () => {
  test('belongs to one process at a time', async () => {
    const unlock = await lockDirectory(dataDir)
    await expect(lockDirectory(dataDir)).rejects.toThrow(LockedError)
    await expect(startBackend({ ...PLACES, dataDir })).rejects.toThrow(/is in use by process \d+; stop it/)
    await unlock()
    await (
      await lockDirectory(dataDir)
    )()
  })

  test.each([
    ['of a process that is gone', '4194304 1'],
    ['of an earlier process with the number of a living one', `${process.pid} 1`],
    ['that nobody can read', 'half'],
  ])('is taken over from a lock %s', async (_what, content) => {
    await writeFile(join(dataDir, 'backend.lock'), content)
    const unlock = await lockDirectory(dataDir)
    expect(await readFile(join(dataDir, 'backend.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await unlock()
  })

  test('is cleared of leftovers of locking attempts on a full disk', async () => {
    for (const name of ['4194304.0b6e', '0b6e']) await writeFile(join(dataDir, `backend.lock.${name}`), '')
    const unlock = await lockDirectory(dataDir)
    expect(await readdir(dataDir)).toEqual(['backend.lock'])
    await unlock()
  })

  test.runIf(process.platform === 'linux')('is taken over from a killed process that is still a zombie', async () => {
    // `exec` turns the shell into a `sleep` that never waits for its child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = line.toString().trim()
    const statusOf = (id: unknown) => readFile(`/proc/${id}/stat`, 'utf8')
    const fields = async () => (await statusOf(pid)).split(') ')[1]!.split(' ')
    await expect.poll(() => statusOf(parent.pid)).toContain('(sleep)')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(async () => (await fields())[0]).toBe('Z')
    await writeFile(join(dataDir, 'backend.lock'), `${pid} ${(await fields())[19]}`)

    const unlock = await lockDirectory(dataDir)
    expect(await readFile(join(dataDir, 'backend.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await unlock()
    parent.kill()
  })

  test('is not served after half a migration, and the port is free again', async () => {
    const migrations = join(dataDir, 'migrations')
    await mkdir(migrations)
    await writeFile(join(migrations, '1_good.sql'), 'create table public.good (id int)')
    await writeFile(join(migrations, '2_bad.sql'), 'create table public.half (id int); select 1/0')
    const port = await freePort()
    const start = startBackend({ ...PLACES, port, migrations })
    await expect(start).rejects.toThrow('Migration 2_bad.sql failed: division by zero')
    const next = createServer().listen(port, '127.0.0.1')
    await once(next, 'listening')
    next.close()
  })
})

test("is not served with another build's migrations", async () => {
  const older = startBackend({ ...PLACES, migrations: dataDir, image: await databaseImage() })
  await expect(older).rejects.toThrow('run `npm run reset` to empty it')
})

describe('on Vercel', () => {
  test('it does not start', async () => {
    vi.stubEnv('VERCEL', '1')
    await expect(startBackend(PLACES)).rejects.toThrow('The embedded backend does not run on Vercel')
    vi.unstubAllEnvs()
  })
})
