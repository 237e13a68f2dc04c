import type { Club } from '#data/types.ts'
import { crest, type CrestClub } from './crest.ts'
import { CREST_LOOKS } from './looks.ts'

/** Parts of a club's crest and shirt; null when its colours are unknown. */
export const dressedClub = ({ id, code, colours, pattern }: Club): CrestClub | null =>
  colours ? { id, code, colours, pattern: pattern ?? 'plain' } : null

/**
 * The drawn crest of a club as an SVG document, or null. Takes the club, not its id: the search pack is built before
 * the facts.
 */
export function drawnCrest(club: Club): string | null {
  const dressed = dressedClub(club)
  const look = CREST_LOOKS.get(club.id)
  return dressed && look ? crest(dressed, look) : null
}
