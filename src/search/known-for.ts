const FORMER_CLUBS = 2

/**
 * The clubs that a footballer is known for: the last ones in the five leagues, because the end of a career says little.
 */
export function knownFor(clubs: readonly string[], isOfALeague: (club: string) => boolean): string[] {
  const great = clubs.filter(isOfALeague)
  return (great.length > 0 ? great : [...clubs]).slice(-FORMER_CLUBS)
}
