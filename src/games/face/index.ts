import { initialsOf } from '#core/initials.ts'
import type { LeagueId, Role } from '#data/types.ts'

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

/** Fields revealed once he is found or lost. */
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
