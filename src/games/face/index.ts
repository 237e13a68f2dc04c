import { initialsOf } from '#core/initials.ts'
import type { LeagueId, Role, Footballer, Spell } from '#data/types.ts'
import { clubById } from '#data/facts.ts'
import { CLUB_RECORDS } from '#data/records.ts'

/** A footballer to name by his picture, as he was when dealt. */
export type Face = {
  id: string
  name: string
  nation: string
  role: Role
  /** Current club, or (`past`) the club of his longest spell; null when unknown. */
  club: { id: string; name: string; past: boolean } | null
  /** Current league of that club. */
  league: LeagueId | null
  /** Year. */
  born: number | null
}

/** Fields revealed once the footballer is found or lost. */
export type Revealed = Pick<Face, 'id' | 'name' | 'nation' | 'role'> & { club: string | null; past: boolean }

/** Clues to a face, the least revealing first. */
export const CLUES = ['nation', 'role', 'league', 'club', 'born', 'initials'] as const
export type ClueKind = (typeof CLUES)[number]

export type Clue =
  | { kind: 'nation'; nation: string }
  | { kind: 'role'; role: Role }
  | { kind: 'league'; league: LeagueId | null }
  | { kind: 'club'; club: string | null; past: boolean }
  | { kind: 'born'; year: number | null }
  | { kind: 'initials'; initials: string }

export const revealedOf = ({ id, name, nation, role, club }: Face): Revealed => ({
  ...{ id, name, nation, role },
  club: club?.id ?? null,
  past: club?.past ?? false,
})

export function clueOf({ name, nation, role, club, league, born }: Face, kind: ClueKind): Clue {
  switch (kind) {
    case 'nation':
      return { kind, nation }
    case 'role':
      return { kind, role }
    case 'league':
      return { kind, league }
    case 'club':
      return { kind, club: club?.name ?? null, past: club?.past ?? false }
    case 'born':
      return { kind, year: born }
    case 'initials':
      return {
        kind,
        initials: initialsOf(name)
          .map((letter) => `${letter}.`)
          .join(' '),
      }
  }
}

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
