/**
 * Estimates a room's clock from pings, the fastest being the best. Based on the time since the page opened, so that a
 * wrong or corrected device clock does not matter.
 */
export function createRoomClock() {
  let offset = Date.now() - performance.now()
  let bestTrip = Infinity

  return {
    /** The room's time now, ms since 1970. */
    now: () => performance.now() + offset,
    /** Forgets the best sample: another connection may take another path. */
    restart: () => void (bestTrip = Infinity),
    /** Sets the clock by a message with a timestamp, until a pong gives a better sample. */
    sync(now: number) {
      if (bestTrip === Infinity) offset = now - performance.now()
    },
    /** Sets the clock by a pong for the ping sent at `sent` (`performance.now()`), if it is the fastest so far. */
    answered(sent: number, now: number) {
      const trip = performance.now() - sent
      if (trip >= bestTrip) return
      bestTrip = trip
      offset = now + trip / 2 - performance.now()
    },
  }
}
