/** Period and phase of the World quiz's kick-offs, ms; equal to the timetable in src/games/quiz. */
const PERIOD = 199_000
const KICK_OFF = 43_000
/** Rounds up to whole seconds. */
const ROUNDED = 999

/** `3:05` until the next kick-off; the match clock is `ahead` of this one, ms. */
export const timeToKickOff = (ahead: number): string =>
  // Sliced from `1970-01-01T00:03:05.000Z`, which takes the fewest bytes.
  new Date(PERIOD + ROUNDED - ((Date.now() + ahead - KICK_OFF) % PERIOD)).toISOString().slice(15, 19)
