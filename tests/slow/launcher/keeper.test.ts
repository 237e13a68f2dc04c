import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Children, type Child } from '#scripts/launcher/children.ts'
import { keep, PAUSES_MS } from '#scripts/launcher/keeper.ts'
import { firstMessage } from '#scripts/launcher/ready.ts'

let children: Children
let logged: string[]

const serverOf = (code: string) => ({ name: 'part', args: ['--eval', code], env: process.env })
/** Sends its process id once it has started, then waits for ever. */
const READY = `process.send(process.pid); setInterval(() => {}, 1000)`
/** Starts successfully, then fails with a message at the next twelve starts. */
const FAILING = (folder: string) => `
  const { appendFileSync, existsSync, readFileSync } = require('node:fs')
  const starts = existsSync('${folder}/starts') ? readFileSync('${folder}/starts').length : 0
  appendFileSync('${folder}/starts', '.')
  if (starts > 0 && starts <= 12) {
    console.error('no bread')
    process.exit(3)
  }
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
async function supervise(code: string, pauses?: readonly number[]): Promise<number[]> {
  const pids: number[] = []
  const answers = async (child: Child) => void pids.push(await firstMessage<number>(child))
  await keep(children, serverOf(code), answers, pauses)
  return pids
}

describe('a supervised server', () => {
  test('restarts whenever it is killed, with a message each time', async () => {
    const pids = await supervise(READY)
    for (const times of [2, 3, 4]) {
      process.kill(pids.at(-1)!, 'SIGKILL')
      await expect.poll(() => pids.length).toBe(times)
    }
    expect(new Set(pids).size).toBe(4)
    expect(logged).toHaveLength(3)
    expect(logged[0]).toBe('part was killed (SIGKILL).\nStarting part again.')
  })

  test('fails its launch when its first start fails, with its last output', async () => {
    await expect(supervise(`console.error('no bread'); process.exitCode = 3`)).rejects.toThrow(
      /^part ended with exit code 3\.\n\[part\] no bread/,
    )
    expect(logged).toEqual([])
  })

  test('is restarted until it starts successfully', async () => {
    const pids = await supervise(FAILING(mkdtempSync(join(tmpdir(), 'keeper-'))), [0])
    process.kill(pids[0]!, 'SIGKILL')
    await expect.poll(() => pids.length).toBe(2)
    expect(logged).toHaveLength(13)
    expect(logged.at(-1)).toBe('part ended with exit code 3.\n[part] no bread\nStarting part again.')
  })

  test('is killed and restarted when it hangs during a start', async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'keeper-')), 'hangs')
    const code = `if (!require('node:fs').existsSync('${mark}')) process.send(process.pid); setInterval(() => {}, 1000)`
    const pids: number[] = []
    const answers = async (child: Child) => {
      const limit = existsSync(mark) ? 1 : undefined
      pids.push(await firstMessage<number>(child, limit).finally(() => rmSync(mark, { force: true })))
    }
    await keep(children, serverOf(code), answers, [0])
    writeFileSync(mark, '')
    process.kill(pids[0]!, 'SIGKILL')
    await expect.poll(() => pids.length).toBe(2)
    expect(logged).toHaveLength(2)
  })

  test('restarts after a short pause when it had started successfully before each kill', async () => {
    const pids = await supervise(READY, [60_000])
    for (const times of [2, 3]) {
      process.kill(pids.at(-1)!, 'SIGKILL')
      await expect.poll(() => pids.length).toBe(times)
    }
  })

  test('waits by the number of failed starts in a row, however often it was killed before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keeper-'))
    const code = `if (require('node:fs').existsSync('${folder}/fails')) {
      require('node:fs').rmSync('${folder}/fails')
      process.exit(3)
    }
    ${READY}`
    const pids = await supervise(code, [0, 0, 600_000])
    for (const times of [2, 3]) {
      process.kill(pids.at(-1)!, 'SIGKILL')
      await expect.poll(() => pids.length).toBe(times)
    }
    writeFileSync(`${folder}/fails`, '')
    process.kill(pids.at(-1)!, 'SIGKILL')
    await expect.poll(() => pids.length).toBe(4)
    expect(logged.at(-1)).toBe('part ended with exit code 3.\nStarting part again.')
  })

  test('waits longer after each failure, at most 30 s', () => {
    expect(PAUSES_MS.toSorted((one, other) => one - other)).toEqual(PAUSES_MS)
    expect([PAUSES_MS[0], PAUSES_MS.at(-1)]).toEqual([0, 30_000])
  })

  test('is not restarted after the launch has stopped', async () => {
    const pids = await supervise(READY)
    process.kill(pids[0]!, 'SIGKILL')
    await children.stop()
    expect(pids).toHaveLength(1)
    await expect(keep(children, serverOf(READY), firstMessage)).rejects.toThrow('Stopped.')
  })
})
