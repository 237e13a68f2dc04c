import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuizMove } from '#contracts/quiz-room.ts'
import { createHeartbeat } from '#stores/room/heartbeat.ts'

type Ping = Extract<QuizMove, { type: 'ping' }>

/** Intervals of the protocol. */
const HEARTBEAT_MS = 30_000
const PONG_MS = 10_000
const HOUR = 3_600_000
const SHARD = Date.UTC(2026, 10, 22, 12)

/** A shard that answers a ping after a round trip. */
function playing() {
  const posted: Ping[] = []
  const lost = vi.fn()
  const heartbeat = createHeartbeat((move) => void posted.push(move as Ping), lost)
  const begun = performance.now()
  const shardNow = () => SHARD + performance.now() - begun
  let token = 0
  const answer = (there: number, back: number) => {
    vi.advanceTimersByTime(there)
    const pong = { type: 'pong' as const, sent: posted.at(-1)!.sent, now: shardNow(), token: ++token }
    vi.advanceTimersByTime(back)
    heartbeat.onPong(pong)
  }
  return { heartbeat, posted, lost, shardNow, answer }
}

function begin({ start, sync }: ReturnType<typeof createHeartbeat>, now: number) {
  start()
  sync(now)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the heartbeat', () => {
  test('answers the first pongs with their tokens at once, then pings every 30 seconds', () => {
    const { heartbeat, posted, answer, lost } = playing()
    begin(heartbeat, SHARD)
    for (let pong = 0; pong < 3; pong++) answer(20, 20)
    expect(posted.map(({ echo }) => echo)).toEqual([undefined, 1, 2])
    vi.advanceTimersByTime(HEARTBEAT_MS - 1)
    expect(posted).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect(posted[3]!.echo).toBeUndefined()
    answer(20, 20)
    expect(lost).not.toHaveBeenCalled()
  })

  test('treats a missing pong as a lost connection', () => {
    const { heartbeat, lost } = playing()
    begin(heartbeat, SHARD)
    vi.advanceTimersByTime(PONG_MS - 1)
    expect(lost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(lost).toHaveBeenCalledOnce()
  })

  test('is silent after being stopped', () => {
    const { heartbeat, lost } = playing()
    begin(heartbeat, SHARD)
    heartbeat.stop()
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(lost).not.toHaveBeenCalled()
  })

  test.each([-5 * HOUR, 0, 9 * HOUR])("computes the shard's time on a device whose clock is off by %i ms", (wrong) => {
    vi.setSystemTime(SHARD + wrong)
    const { heartbeat, answer, shardNow } = playing()
    begin(heartbeat, SHARD - 80)
    answer(300, 100)
    answer(30, 30)
    answer(900, 20)
    expect(heartbeat.now()).toBeCloseTo(shardNow(), 0)
  })

  test('is not affected by a clock change during a match', () => {
    vi.setSystemTime(SHARD + 2 * HOUR)
    const { heartbeat, answer, shardNow } = playing()
    begin(heartbeat, SHARD)
    answer(10, 10)
    vi.setSystemTime(SHARD)
    expect(heartbeat.now()).toBeCloseTo(shardNow(), 0)
  })
})
