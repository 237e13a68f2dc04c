import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'))
})

/** Starts the backend's process; resolves with its exit and its output. */
async function ending(port = 0): Promise<{ code: number; output: string }> {
  const args = ['scripts/launcher/backend.ts', folder, String(port), '0', 'http://localhost:4321']
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(started, 'close')) as [number]
  return { code, output }
}

describe('a backend that cannot start gives one message', () => {
  test.each(['', '{', '{}'])('when its keys are %j', async (text) => {
    writeFileSync(join(folder, 'keys.json'), text)
    const output = `The keys in ${join(folder, 'keys.json')} cannot be read; remove the file to get new ones.\n`
    expect(await ending()).toEqual({ code: 1, output })
  })

  test('when its database is damaged', async () => {
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9')
    const output =
      `The database in ${join(folder, 'postgres')} cannot be opened and may be damaged: ` +
      'put a copy of the data folder in its place, or move it away to begin anew.\n'
    expect(await ending()).toEqual({ code: 1, output })
  })

  test('when another process has taken its port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const output = `Port ${port} is taken by another program; stop it or choose another port.\n`
    expect(await ending(port)).toEqual({ code: 1, output })
    taken.close()
  })
})
