import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { CLOSED } from '#contracts/rooms.ts'
import { askAll, rawRequests } from '#scripts/bench/raw-http.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { listenersOf } from '#tests/support/listeners.ts'
import { stillRunning } from '#tests/support/launch.ts'
import { CODE, ticketFor } from '#tests/support/match.ts'
import { SECRETS } from '#tests/support/room.ts'
import { roomsServer } from '#tests/support/rooms-server.ts'
import { machineNow } from '#tests/support/clock.ts'

let rooms: Awaited<ReturnType<typeof roomsServer>>
beforeEach(async () => void (rooms = await roomsServer(SECRETS)))
afterEach(() => rooms.close())

describe('the process of the rooms', () => {
  test.runIf(process.platform === 'linux')('listens only on its local port', async () => {
    expect(listenersOf(await rooms.family())).toEqual([`127.0.0.1:${rooms.port}`])
  })

  test('has no debugger and answers only health checks', async () => {
    expect(await (await fetch(`${rooms.origin}/health`)).text()).toBe('ok')
    for (const path of ['/', '/json', '/json/list', '/ws', '/parties/wordle/K7PM4X', '/parties/constructor/K7PM4X']) {
      expect((await fetch(rooms.origin + path)).status, path).toBe(404)
    }
  })

  test('exits with 1 when its runtime dies', async () => {
    const [, ...below] = await rooms.family()
    for (const pid of below) process.kill(pid, 'SIGKILL')
    expect(await rooms.ended()).toBe(1)
  })

  test('reuses the build after a restart of the same launch, and rebuilds for another', async () => {
    const script = join(rooms.folder, 'rooms.mjs')
    const builtAt = () => statSync(script).mtimeMs
    const startedBy = async (launch: string) => {
      await rooms.kill()
      await rooms.start({ ROOMS_LAUNCH: launch })
      return builtAt()
    }
    const first = await startedBy('one')
    expect(await startedBy('one')).toBe(first)
    expect(await startedBy('two')).toBeGreaterThan(first)
  })

  test('exits with 0 on SIGTERM, with its runtime', async () => {
    const family = await rooms.family()
    rooms.stop()
    expect(await rooms.ended()).toBe(0)
    expect(stillRunning(family)).toEqual([])
  })

  test('survives anything sent to its port', async () => {
    const [, ...runtime] = await rooms.family()
    const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x'
    const handshakes = [
      'K7PM4X',
      '__proto__',
      '%00',
      '..',
      'K7PM4X?ticket=%',
      'K7PM4X?ticket=a.b',
      `K7PM4X?t=${'x'.repeat(9000)}`,
    ]
      .flatMap((room) =>
        ['wordle', 'constructor', '__proto__', 'PUBLIC_SITE_URL'].map((party) => `/parties/${party}/${room}`),
      )
      .flatMap((path) =>
        ['localhost', 'a@b', '['].map((host) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${upgrade}\r\n\r\n`),
      )
    const answers = await askAll(rooms.port, [...handshakes, ...rawRequests(11, 150)])
    expect([...answers.keys()].filter((status) => status.startsWith('101'))).toEqual([])
    expect(stillRunning(runtime)).toEqual(runtime)
    expect((await fetch(`${rooms.origin}/health`)).status).toBe(200)
  })

  test('refuses a page under a foreign host name (DNS rebinding), even with a valid ticket', async () => {
    const url = rooms.url(CODE, await ticketFor('Ada', Date.now()))
    const name = `rebound.example:${rooms.port}`
    const socket = new WebSocket(url, { origin: `http://${name}`, headers: { host: name } })
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('403')
  })

  test('closes a socket that sends garbage, and goes on with the others', async () => {
    const open = async (name: string) => {
      const url = rooms.url(CODE, await ticketFor(name, machineNow()))
      const socket = new WebSocket(url, { origin: SECRETS.PUBLIC_SITE_URL })
      await once(socket, 'open')
      socket.send('{"type":"join"}')
      return socket
    }
    const [ada, eve] = [await open('Ada'), await open('Eve')]
    const closed = once(eve, 'close')
    const odd = ['', 'null', '{"type":"__proto__"}', '['.repeat(4000), Buffer.alloc(9), `"${'x'.repeat(100_000)}"`]
    for (const message of [...odd, ...odd, ...odd, ...odd]) eve.send(message)
    expect((await closed)[0]).toBe(CLOSED.faults)
    const pong = new Promise((resolve) => ada.on('message', (text) => String(text).includes('pong') && resolve(true)))
    ada.send('{"type":"ping","sent":1}')
    expect(await pong).toBe(true)
    ada.terminate()
  })

  test('keeps a joined room through kill -9, and stores nothing of others', async () => {
    const files = () =>
      globSync('objects/wordle/*.sqlite', { cwd: rooms.folder }).filter((file) => !/metadata/.test(file))
    const enter = async (code: string) => {
      const ticket = await ticketFor('Ada', machineNow(), { room: code })
      const socket = new WebSocket(rooms.url(code, ticket), { origin: SECRETS.PUBLIC_SITE_URL })
      await once(socket, 'open')
      return socket
    }
    await enter('C7PM4X')
    const ada = await enter(CODE)
    const heard = once(ada, 'message')
    ada.send('{"type":"join"}')
    await heard
    expect(files()).toHaveLength(2)
    await rooms.kill()
    await rooms.start()
    expect(files()).toHaveLength(1)
    const again = await enter(CODE)
    const state = new Promise<string>((resolve) =>
      again.on('message', (text) => String(text).includes('"state"') && resolve(String(text))),
    )
    again.send('{"type":"join"}')
    expect(await state).toContain('"here":false')
    again.terminate()
  })

  describe('with damaged files', () => {
    const room = roomOfShard(0)
    const shard = () => fetch(`${rooms.origin}/parties/quiz/${room}`).then(({ status }) => status)
    const filesOf = (pattern: string) =>
      globSync(pattern, { cwd: rooms.folder }).map((file) => join(rooms.folder, file))
    const ownFiles = () => filesOf('objects/quiz/*.sqlite*').filter((file) => !file.includes('metadata'))
    const damage = (files: readonly string[]) => files.forEach((file) => writeFileSync(file, 'A'.repeat(8192)))

    beforeEach(async () => {
      const ticket = await ticketFor('Ada', Date.now(), { room })
      const socket = new WebSocket(rooms.url(room, ticket, 'quiz'), { origin: SECRETS.PUBLIC_SITE_URL })
      await once(socket, 'open')
      const heard = once(socket, 'message')
      socket.send('{"type":"join"}')
      await heard
      socket.terminate()
      await rooms.kill()
      expect(ownFiles()).not.toEqual([])
    })

    test.each([
      ['one room', ownFiles],
      ['all rooms', () => filesOf('objects/**/*.sqlite*')],
    ])('moves those of %s aside at its start', async (_, files) => {
      const hit = files()
      damage(hit)
      await rooms.start()
      expect(await shard()).toBe(200)
      expect(filesOf('damaged/**/*.sqlite*')).toHaveLength(hit.length)
    })

    test('ends when its runtime meets one, so that the next start moves it aside', async () => {
      // A restart of the same launch keeps empty rooms; without its alarm, this one is loaded by the request only.
      const launch = { ROOMS_LAUNCH: 'one' }
      await rooms.start(launch)
      await shard()
      await rooms.kill()
      for (const file of filesOf('objects/quiz/metadata.sqlite*')) rmSync(file)
      await rooms.start(launch)
      expect(ownFiles()).not.toEqual([])
      damage(ownFiles())
      await shard().catch(() => null)
      expect(await rooms.ended()).toBe(1)
      await rooms.start()
      expect(await shard()).toBe(200)
    })
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
