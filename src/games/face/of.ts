import { clubById } from '#data/facts.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import type { Footballer, Spell } from '#data/types.ts'
import type { Face } from './index.ts'

/** Fields of a footballer that a run of faces freezes. */
export function faceOf({ id, name, nation, role, born, club, career, confidence }: Footballer): Face {
  const where = club ?? (confidence > 0 ? longestAt(career) : null)
  const known = where === null ? undefined : clubById(where)
  return {
    ...{ id, name, nation, role },
    club: known ? { id: known.id, name: known.name, past: club === null } : null,
    league: known?.league ?? null,
    born: born === null ? null : Number(born.slice(0, 4)),
  }
}

/** Weight of years at a well-known club (one with a record), against 1 for other clubs. */
const MUCH_LONGER = 2

/**
 * The club a retired footballer is known by: most years over all spells except loans, with years at well-known clubs
 * counted double. Null when no spell has years.
 */
function longestAt(career: readonly Spell[]): string | null {
  const years = new Map<string, number>()
  for (const { club, from, to, loan } of career) {
    if (from !== null && to !== null && !loan) years.set(club, (years.get(club) ?? 0) + to - from)
  }
  const worth = ([club, count]: [string, number]) => (CLUB_RECORDS.has(club) ? MUCH_LONGER : 1) * count
  return [...years].toSorted((one, other) => worth(other) - worth(one))[0]?.[0] ?? null
}
