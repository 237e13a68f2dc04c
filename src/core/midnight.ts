/** Time until local midnight, when the next daily begins, as `5 h 2 min`; correct on days of 23 or 25 hours. */
export function timeToMidnight(now: Date): string {
  const minutes = (new Date(now).setHours(24, 0, 0, 0) - +now) / 60_000
  // Non-breaking spaces keep number and unit together.
  return `${(minutes / 60) | 0}\u00a0h\u00a0${(minutes % 60) | 0}\u00a0min`
}
