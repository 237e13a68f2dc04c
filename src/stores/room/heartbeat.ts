import { HEARTBEAT_MS, PONG_MS } from '#contracts/reconnect.ts'
import { createRoomClock } from './clock.ts'

/** Consecutive pings that measure the clock. */
const CLOCK_SAMPLES = 3

/** `echo`: token of the pong that this ping answers; a room's pongs have none. */
type Ping = { type: 'ping'; sent: number; echo?: number }
type Pong = { sent: number; now: number; token?: number }

/**
 * Heartbeat of a room or shard: three pings on a new connection to measure its clock, then one per HEARTBEAT_MS.
 * `lost`: no pong within PONG_MS.
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
    /** The clock of the room or shard now, ms since 1970. */
    now: clock.now,
    /** Adjusts the clock by a message with a timestamp. */
    sync: clock.sync,
    /** Starts a new connection. */
    start() {
      clock.restart()
      samples = 0
      ping()
    },
    /** Echoes the first pongs at once, so that a shard can measure the round trip by its own clock. */
    onPong({ sent, now, token }: Pong) {
      clock.answered(sent, now)
      clearTimeout(timer)
      samples++
      if (samples < CLOCK_SAMPLES) ping(token)
      else timer = setTimeout(() => ping(), HEARTBEAT_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
