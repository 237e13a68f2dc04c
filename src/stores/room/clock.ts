/**
 * The clock of a room or shard as this page knows it: pings tell it, the quickest of them best. It runs on the time since the page was opened, so
 * that a device whose clock is wrong by hours, or is put right in the middle of a match, is as good as any.
 */
export function createRoomClock() {
  let offset = Date.now() - performance.now()
  let bestTrip = Infinity

  return {
    /** The room's time now, ms since 1970. */
    now: () => performance.now() + offset,
    /** What was known of another connection does not hold: this one may lead another way. */
    restart: () => void (bestTrip = Infinity),
    /** A message said when it was sent: good enough until a ping is back. */
    told(now: number) {
      if (bestTrip === Infinity) offset = now - performance.now()
    },
    /** A ping came back, which was sent then by `performance.now()`. */
    answered(sent: number, now: number) {
      const trip = performance.now() - sent
      if (trip >= bestTrip) return
      bestTrip = trip
      offset = now + trip / 2 - performance.now()
    },
  }
}
