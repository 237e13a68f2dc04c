/** `5 h 2 min` to the player's own midnight, when the next daily begins; a day of 23 or 25 hours counts as such. */
export function timeToMidnight(now: Date): string {
  const minutes = (new Date(now).setHours(24, 0, 0, 0) - +now) / 60_000
  return `${Math.floor(minutes / 60)} h ${Math.floor(minutes % 60)} min`
}
