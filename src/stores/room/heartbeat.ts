import { HEARTBEAT_MS, PONG_MS } from '#contracts/reconnect.ts'
import { createRoomClock } from './clock.ts'

/** How many pings in a row tell the time. */
const CLOCK_SAMPLES = 3

/** `echo`: the token of the pong that this ping answers; a room's pongs have none. */
type Ping = { type: 'ping'; sent: number; echo?: number }
type Pong = { sent: number; now: number; token?: number }

/**
 * Pings a room or shard: three in a row on a new connection, which tell its clock, then one each HEARTBEAT_MS. `lost`: a
 * pong did not come within PONG_MS.
 */
export function createHeartbeat(post: (ping: Ping) => void, lost: () => void) {
  const clock = createRoomClock()
  let timer: ReturnType<typeof setTimeout> | undefined
  let samples = 0

  function ping(echo?: number) {
    clearTimeout(timer)
    post({ type: 'ping', sent: performance.now(), ...(echo !== undefined && { echo }) })
    timer = setTimeout(lost, PONG_MS)
  }

  return {
    /** The other side's clock now, ms since 1970. */
    now: clock.now,
    /** A message said the time. */
    told: clock.told,
    /** A connection has begun. */
    start() {
      clock.restart()
      samples = 0
      ping()
    },
    /** Each of the first is answered at once, so that a shard measures the way by its own clock. */
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
