import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenersOf } from '#tests/support/listeners.ts'
import { stillRunning } from '#tests/support/launch.ts'
import { SECRETS } from '#tests/support/room.ts'
import { roomsServer } from '#tests/support/rooms-server.ts'

let rooms: Awaited<ReturnType<typeof roomsServer>>
beforeEach(async () => void (rooms = await roomsServer(SECRETS)))
afterEach(() => rooms.close())

describe('the process of the rooms', () => {
  test.runIf(process.platform === 'linux')('listens on its port of this machine and nowhere else', async () => {
    expect(listenersOf(await rooms.family())).toEqual([`127.0.0.1:${rooms.port}`])
  })

  test('has no debugger and answers nothing but its health', async () => {
    expect(await (await fetch(`${rooms.origin}/health`)).text()).toBe('ok')
    for (const path of ['/', '/json', '/json/list', '/ws', '/parties/wordle/K7PM4X', '/parties/constructor/K7PM4X']) {
      expect((await fetch(rooms.origin + path)).status, path).toBe(404)
    }
  })

  test('ends with 1 when its runtime dies, so that whoever watches it notices', async () => {
    const [, ...below] = await rooms.family()
    for (const pid of below) process.kill(pid, 'SIGKILL')
    expect(await rooms.ended()).toBe(1)
  })

  test('SIGTERM ends both with 0', async () => {
    const family = await rooms.family()
    rooms.stop()
    expect(await rooms.ended()).toBe(0)
    expect(stillRunning(family)).toEqual([])
  })

  test('keeps secrets out of its files, also those of earlier versions', async () => {
    await rooms.kill()
    mkdirSync(join(rooms.folder, 'state'))
    writeFileSync(join(rooms.folder, 'partykit.json'), JSON.stringify({ vars: SECRETS }))
    await rooms.start()
    expect(existsSync(join(rooms.folder, 'partykit.json'))).toBe(false)
    for (const name of ['workerd.capnp', 'rooms.mjs']) {
      const text = readFileSync(join(rooms.folder, name), 'utf8')
      for (const secret of Object.values(SECRETS).slice(0, 3)) expect(text).not.toContain(secret)
    }
  })
})
