import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CommonMessage, RoomMessage } from '#contracts/rooms.ts'
import { createRoom } from '#stores/room/room.ts'
import { createTries } from '#stores/room/tries.ts'
import type { Connection } from '#stores/room/types.ts'

/** Latest fake socket of a room. */
const wire = vi.hoisted(() => ({ latest: null as null | EventTarget, sent: [] as string[], reconnects: 0 }))

vi.mock('partysocket', () => ({
  default: class extends EventTarget {
    constructor() {
      super()
      wire.latest = this
    }
    send(text: string) {
      wire.sent.push(text)
    }
    reconnect() {
      wire.reconnects++
    }
    close() {
      this.dispatchEvent(Object.assign(new Event('close'), { code: 1000 }))
    }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(wire, { latest: null, sent: [], reconnects: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const receive = (message: RoomMessage) =>
  wire.latest!.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
const pings = () =>
  wire.sent.map((text) => JSON.parse(text) as CommonMessage).filter((message) => message.type === 'ping')
const answer = () => receive({ type: 'pong', sent: pings().at(-1)!.sent, now: Date.now() })

/** Joins a room and answers the first three pings. */
function seated() {
  const room = createRoom('wordle', 'K7PM4X', () => ({ name: 'Ada', kit: '', locale: 'en' }))
  room.open()
  wire.latest!.dispatchEvent(new Event('open'))
  receive({ type: 'joined', seat: 0 })
  for (let pong = 0; pong < 3; pong++) answer()
  wire.reconnects = 0
  return room
}

describe('a room', () => {
  test('is pinged every 30 seconds, and reconnects without an answer within 10', () => {
    seated()
    vi.advanceTimersByTime(29_999)
    expect(pings()).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(pings()).toHaveLength(4)
    answer()
    vi.advanceTimersByTime(30_000)
    expect(pings()).toHaveLength(5)
    vi.advanceTimersByTime(9_999)
    expect(wire.reconnects).toBe(0)
    vi.advanceTimersByTime(1)
    expect(wire.reconnects).toBe(1)
  })

  test('is neither pinged nor reconnected after leaving', () => {
    seated().close()
    vi.advanceTimersByTime(60_000)
    expect(pings()).toHaveLength(3)
    expect(wire.reconnects).toBe(0)
  })
})

describe('reconnection', () => {
  /** Wait before each attempt, with the longest random draw. */
  async function waits(count: number, succeededAfter?: number) {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const delays: number[] = []
    const tries = createTries(
      () => false,
      (connection: Connection) => {
        if (connection.status === 'lost' && connection.retryAt) delays.push(connection.retryAt - Date.now())
      },
    )
    await tries.next()
    for (let at = 0; at < count; at++) {
      if (at === succeededAfter) tries.succeeded()
      const next = tries.next()
      await vi.advanceTimersByTimeAsync(10_000)
      await next
    }
    return delays
  }

  test('waits 1, 2, 5 and then at most 10 seconds', async () => {
    expect(await waits(6)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
  })

  test('starts again with the shortest wait after a success', async () => {
    expect(await waits(4, 2)).toEqual([1_000, 2_000, 1_000, 2_000])
  })
})
