import type PartySocket from 'partysocket'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOSED } from '#contracts/rooms.ts'
import { listen } from '#stores/room/listen.ts'

let over = false
let socket = new EventTarget()
const heartbeat = { start: vi.fn(), stop: vi.fn(), heard: vi.fn(), sync: vi.fn(), now: Date.now }
const [hear, end, lost] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  vi.clearAllMocks()
  over = false
  socket = new EventTarget()
  const messages = z.object({ type: z.literal('hello') })
  listen(socket as PartySocket, { messages, heartbeat, hear, end, lost, isOver: () => over })
})

const say = (data: unknown) => socket.dispatchEvent(Object.assign(new Event('message'), { data }))
const hangUp = (code: number) => socket.dispatchEvent(Object.assign(new Event('close'), { code }))

describe('a connection', () => {
  test('delivers valid messages and skips others', () => {
    for (const data of ['{', '[]', '{"type":"other"}', new Blob(), '{"type":"hello"}']) say(data)
    expect(hear.mock.calls).toEqual([[{ type: 'hello' }]])
  })

  test.each([
    [CLOSED.replaced, 'replaced'],
    [CLOSED.full, 'full'],
    [CLOSED.faults, 'closed'],
  ])('closed with %i ends: %s', (code, why) => {
    hangUp(code)
    expect(end.mock.calls).toEqual([[why]])
    expect(lost).not.toHaveBeenCalled()
  })

  test.each([CLOSED.idle, 1000, 1006])('closed with %i is lost, and its heartbeat stops', (code) => {
    hangUp(code)
    expect(end).not.toHaveBeenCalled()
    expect(lost).toHaveBeenCalledOnce()
    expect(heartbeat.stop).toHaveBeenCalledOnce()
  })

  test('delivers nothing after its end', () => {
    over = true
    say('{"type":"hello"}')
    hangUp(CLOSED.full)
    expect([hear, end, lost].map(({ mock }) => mock.calls)).toEqual([[], [], []])
    expect(heartbeat.stop).toHaveBeenCalledOnce()
  })
})
