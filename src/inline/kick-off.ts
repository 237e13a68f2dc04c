/** From one kick-off of the live quiz to the next, and when one is, ms: src/games/quiz/match/timetable.ts. */
const PERIOD = 195_000
const KICK_OFF = 110_000
/** What has begun counts as a whole second. */
const ROUNDED = 999

/** `3:05` until the next kick-off, where the clock of the match is `ahead` of this one, ms. */
export const timeToKickOff = (ahead: number): string =>
  // Of `1970-01-01T00:03:05.000Z`: written so it takes the fewest bytes of the home page.
  new Date(PERIOD + ROUNDED - ((Date.now() + ahead - KICK_OFF) % PERIOD)).toISOString().slice(15, 19)
