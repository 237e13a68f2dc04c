import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Children, type Child } from '#scripts/launcher/children.ts'
import { keep } from '#scripts/launcher/keeper.ts'
import { firstMessage } from '#scripts/launcher/ready.ts'

let children: Children
let logged: string[]

const part = (code: string) => ({ name: 'part', args: ['--eval', code], env: process.env })
/** Sends its process id once it stands, then waits for ever. */
const STANDS = `process.send(process.pid); setInterval(() => {}, 1000)`
/** Starts once, and fails with a message at every later start. */
const ONCE = (folder: string) => `
  const { existsSync, writeFileSync } = require('node:fs')
  if (existsSync('${folder}/mark')) {
    console.error('no bread')
    process.exit(3)
  }
  writeFileSync('${folder}/mark', '')
  process.send(process.pid)
  setInterval(() => {}, 1000)`

beforeEach(() => {
  children = new Children(false)
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(async () => {
  await children.stop()
  vi.restoreAllMocks()
})

/** Supervises a server and records the process id of every successful start. */
async function kept(code: string): Promise<number[]> {
  const pids: number[] = []
  await keep(children, part(code), async (child: Child) => {
    pids.push(await firstMessage<number>(child))
  })
  return pids
}

describe('a supervised server', () => {
  test('restarts whenever it is killed, with a message each time', async () => {
    const pids = await kept(STANDS)
    for (const times of [2, 3, 4]) {
      process.kill(pids.at(-1)!, 'SIGKILL')
      await expect.poll(() => pids.length).toBe(times)
    }
    expect(new Set(pids).size).toBe(4)
    expect(logged).toHaveLength(3)
    expect(logged[0]).toBe('part was killed (SIGKILL).\nStarting part again.')
  })

  test('fails its launch when its first start fails, with its last output', async () => {
    await expect(kept(`console.error('no bread'); process.exitCode = 3`)).rejects.toThrow(
      /^part ended with exit code 3\.\n\[part\] no bread/,
    )
    expect(logged).toEqual([])
  })

  test('is given up with a message when it does not restart', async () => {
    const [pid] = await kept(ONCE(mkdtempSync(join(tmpdir(), 'keeper-'))))
    process.kill(pid!, 'SIGKILL')
    expect(await children.death).toMatch(
      /^part ended with exit code 3\.\n\[part\] no bread\nIt has ended 6 times in a row: it is not started again\.$/,
    )
  })

  test('is not restarted once all are stopped', async () => {
    const pids = await kept(STANDS)
    process.kill(pids[0]!, 'SIGKILL')
    await children.stop()
    expect(pids).toHaveLength(1)
    await expect(keep(children, part(STANDS), firstMessage)).rejects.toThrow('Stopped.')
  })
})
