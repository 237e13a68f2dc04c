import { HEARTBEAT_MS, PONG_MS, type QuizMessage, type QuizMove } from '#contracts/quiz-room.ts'
import { CLOCK_SAMPLES, createRoomClock } from './room/clock.ts'

type Pong = Extract<QuizMessage, { type: 'pong' }>

/** Pings a shard: three in a row on a new connection, then one each HEARTBEAT_MS. `lost`: a pong did not come. */
export function createHeartbeat(post: (move: QuizMove) => void, lost: () => void) {
  const clock = createRoomClock()
  let timer: ReturnType<typeof setTimeout> | undefined
  let samples = 0

  function ping(echo?: number) {
    clearTimeout(timer)
    post({ type: 'ping', sent: performance.now(), ...(echo !== undefined && { echo }) })
    timer = setTimeout(lost, PONG_MS)
  }

  return {
    /** The shard's clock now, ms since 1970. */
    now: clock.now,
    /** A connection has begun, and its first message said the time. */
    start(now: number) {
      clock.restart()
      clock.told(now)
      samples = 0
      ping()
    },
    /** Each of the first is answered at once, so that the shard measures the way by its own clock. */
    heard({ sent, now, token }: Pong) {
      clock.answered(sent, now)
      clearTimeout(timer)
      samples++
      if (samples < CLOCK_SAMPLES) ping(token)
      else timer = setTimeout(() => ping(), HEARTBEAT_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
