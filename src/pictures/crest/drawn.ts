import type { Club } from '#data/types.ts'
import { seedOf } from '../seed.ts'
import { crest, type CrestClub } from './crest.ts'
import { CREST_LOOKS } from './looks.ts'

/** What crest and shirt are made of; null where the colours are not known. */
export const dressedClub = ({ id, code, colours, pattern }: Club): CrestClub | null =>
  colours ? { id, code, colours, pattern: pattern ?? 'plain' } : null

/** The drawn crest of a club as an SVG document; null where there is none. Takes the club, not its id: the facts are not made yet when the search pack needs it. */
export function drawnCrest(club: Club): string | null {
  const dressed = dressedClub(club)
  const look = CREST_LOOKS.get(club.id)
  return dressed && look ? crest(dressed, look) : null
}

/**
 * Changes with any crest: a part of the address under which browsers keep them for good. `replaced` is a text for every
 * crest that a file took the place of.
 */
export function crestsVersion(clubs: readonly Club[], replaced: readonly string[]): string {
  return seedOf([...clubs.map((club) => drawnCrest(club) ?? ''), ...replaced].join('\n')).toString(36)
}
