const FORMER_CLUBS = 2

/** The clubs that say who somebody was: the last ones of the five leagues, for how a career fades out says little. */
export function knownFor(clubs: readonly string[], isOfALeague: (club: string) => boolean): string[] {
  const great = clubs.filter(isOfALeague)
  return (great.length > 0 ? great : [...clubs]).slice(-FORMER_CLUBS)
}
