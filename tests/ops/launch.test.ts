import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { requireFree } from '#scripts/launcher/ports.ts'
import { listenersOf } from '#tests/support/listeners.ts'
import { dataFolder, launch, stillRunning, type Launch } from '#tests/support/launch.ts'
import { INBOX, launchFlags, PORTS, SITE } from '#tests/support/test-stack.ts'

const launches: Launch[] = []

/** Expected listeners: no debugger, no helper of a tool, nothing that other machines can reach. */
const WANTED = Object.values(PORTS)
  .map((port) => `127.0.0.1:${port}`)
  .sort()

function started(folder = dataFolder()): Launch {
  const stack = launch(launchFlags(folder))
  launches.push(stack)
  return stack
}

const portsAreFree = () =>
  requireFree(Object.entries(PORTS).map(([name, port]) => ({ name, port, host: '0.0.0.0', flag: '' })))

const backendEnv = (folder: string) =>
  spawnSync(process.execPath, ['scripts/backend-env.ts', '--data', folder], { encoding: 'utf8' })

afterEach(async () => {
  for (const { pid, ended } of launches.splice(0)) {
    if (stillRunning([pid]).length > 0) process.kill(-pid, 'SIGKILL')
    await ended
  }
})

describe('a launch', () => {
  test('starts site, backend, mail and rooms, and SIGTERM stops them', async () => {
    const folder = dataFolder()
    const stack = started(folder)
    await stack.ready

    expect(stack.output()).toContain(`site     ${SITE}`)
    expect(stack.output()).toContain(`mail     ${INBOX}`)
    expect((await fetch(`${SITE}/privacy`)).status).toBe(200)
    expect((await fetch(`${SITE}/api/health`)).status).toBe(200)
    expect(await (await fetch(`${INBOX}/inbox.json`)).json()).toEqual([])
    await expect(fetch(`http://127.0.0.1:${PORTS.rooms}/`)).resolves.toBeInstanceOf(Response)
    const lines = backendEnv(folder).stdout.trim().split('\n')
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      'SUPABASE_URL',
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'INBOX_URL',
      'IMAGE_HOST_URL',
      'IMAGE_HOST_KEY',
    ])

    const family = await stack.family()
    expect(family.length).toBeGreaterThan(3)
    if (process.platform === 'linux') expect(listenersOf(family)).toEqual(WANTED)
    stack.process.kill('SIGTERM')
    expect(await stack.ended).toBe(0)
    expect(stillRunning(family)).toEqual([])
    await portsAreFree()
    expect(backendEnv(folder)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^No embedded backend/) })
  })

  test('ends with Ctrl-C, which reaches the whole process group', async () => {
    const stack = started()
    await stack.ready
    const family = await stack.family()
    process.kill(-stack.pid, 'SIGINT')
    expect(await stack.ended).toBe(0)
    await expect.poll(() => stillRunning(family)).toEqual([])
    await portsAreFree()
  })

  test('ends with Ctrl-C while starting', async () => {
    const stack = started()
    await expect.poll(() => stack.family().then((pids) => pids.length)).toBeGreaterThan(1)
    const family = await stack.family()
    process.kill(-stack.pid, 'SIGINT')
    expect(await stack.ended).toBe(0)
    await expect.poll(() => stillRunning(family)).toEqual([])
  })

  test('ends its child processes when only the launcher is killed', async () => {
    const stack = started()
    await stack.ready
    const family = await stack.family()
    stack.process.kill('SIGKILL')
    await stack.ended
    await expect.poll(() => stillRunning(family)).toEqual([])
    await portsAreFree()
  })
})

describe('an impossible launch', () => {
  test('names a taken port in one message and does not disturb its owner', async () => {
    const first = started()
    await first.ready
    const folder = dataFolder()
    const second = started(folder)
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Port ${PORTS.site} (site) is already in use: stop what runs there, or choose another with --port.\n`,
    )
    expect((await fetch(`${SITE}/privacy`)).status).toBe(200)
    expect(existsSync(join(folder, 'rooms'))).toBe(false)
  })

  test('reports an unwritable data folder in one message', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'launch-')), 'file')
    writeFileSync(folder, '')
    const stack = started(join(folder, 'data'))
    expect(await stack.ended).toBe(1)
    expect(stack.output()).toMatch(/^The data folder .+ cannot be written: ENOTDIR\.\n$/)
    await portsAreFree()
  })

  test('reports an unknown flag in one message', async () => {
    const stack = launch(['--colour', 'red'])
    expect(await stack.ended).toBe(1)
    expect(stack.output()).toBe("Unknown option '--colour'.\n")
  })
})

describe('reset', () => {
  const reset = (folder: string, ...flags: string[]) =>
    spawnSync(process.execPath, ['scripts/reset.ts', '--data', folder, ...flags], { encoding: 'utf8', input: '\n' })

  test('empties the data folder except for the keys', () => {
    const folder = dataFolder()
    mkdirSync(join(folder, 'rooms'))
    expect(reset(folder, '--yes').status).toBe(0)
    expect(existsSync(join(folder, 'rooms'))).toBe(false)
    expect(existsSync(join(folder, 'keys.json'))).toBe(true)
  })

  test('removes nothing without confirmation', () => {
    const folder = dataFolder()
    mkdirSync(join(folder, 'rooms'))
    expect(reset(folder).stdout).toContain('Nothing was removed.')
    expect(existsSync(join(folder, 'rooms'))).toBe(true)
  })
})
