/** `5 h 2 min` to the player's own midnight, when the next daily begins; a day of 23 or 25 hours counts as such. */
export function timeToMidnight(now: Date): string {
  const minutes = (new Date(now).setHours(24, 0, 0, 0) - +now) / 60_000
  // Unbreakable spaces: a unit alone on a line says nothing.
  return `${(minutes / 60) | 0}\u00a0h\u00a0${(minutes % 60) | 0}\u00a0min`
}
