import type PartySocket from 'partysocket'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOSED } from '#contracts/rooms.ts'
import { listen } from '#stores/room/listen.ts'

let over = false
let socket = new EventTarget()
const heartbeat = { start: vi.fn(), stop: vi.fn(), onPong: vi.fn(), sync: vi.fn(), now: Date.now }
const [onMessage, onEnd, onDisconnect] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  vi.clearAllMocks()
  over = false
  socket = new EventTarget()
  const messages = z.object({ type: z.literal('hello') })
  listen(socket as PartySocket, {
    messages,
    heartbeat,
    onMessage,
    end: onEnd,
    lost: onDisconnect,
    isOver: () => over,
  })
})

const receive = (data: unknown) => socket.dispatchEvent(Object.assign(new Event('message'), { data }))
const closeSocket = (code: number) => socket.dispatchEvent(Object.assign(new Event('close'), { code }))

describe('a connection', () => {
  test('delivers valid messages and skips others', () => {
    for (const data of ['{', '[]', '{"type":"other"}', new Blob(), '{"type":"hello"}']) receive(data)
    expect(onMessage.mock.calls).toEqual([[{ type: 'hello' }]])
  })

  test.each([
    [CLOSED.replaced, 'replaced'],
    [CLOSED.full, 'full'],
    [CLOSED.faults, 'closed'],
  ])('on close code %i, ends with the reason %s', (code, why) => {
    closeSocket(code)
    expect(onEnd.mock.calls).toEqual([[why]])
    expect(onDisconnect).not.toHaveBeenCalled()
  })

  test.each([CLOSED.idle, 1000, 1006])(
    'on close code %i, reports a lost connection and stops the heartbeat',
    (code) => {
      closeSocket(code)
      expect(onEnd).not.toHaveBeenCalled()
      expect(onDisconnect).toHaveBeenCalledOnce()
      expect(heartbeat.stop).toHaveBeenCalledOnce()
    },
  )

  test('ignores messages and close codes after it has ended', () => {
    over = true
    receive('{"type":"hello"}')
    closeSocket(CLOSED.full)
    expect([onMessage, onEnd, onDisconnect].map(({ mock }) => mock.calls)).toEqual([[], [], []])
    expect(heartbeat.stop).toHaveBeenCalledOnce()
  })
})
