const SAMPLES = 3

/** The room's clock as this device knows it; `ping` asks the room for it. */
export function createRoomClock(ping: (sent: number) => void) {
  let offset = 0
  let bestTrip = Infinity

  return {
    /** The room's time now, ms since 1970. */
    now: () => Date.now() + offset,
    /** Asks anew: another connection may lead another way. */
    ask() {
      bestTrip = Infinity
      for (let sample = 0; sample < SAMPLES; sample++) ping(performance.now())
    },
    /** A message said when it was sent: good enough until a ping is back. */
    told(now: number) {
      if (bestTrip === Infinity) offset = now - Date.now()
    },
    /** A ping came back, which was sent then; the quickest tells best. */
    answered(sent: number, now: number) {
      const trip = performance.now() - sent
      if (trip >= bestTrip) return
      bestTrip = trip
      offset = now + trip / 2 - Date.now()
    },
  }
}
