import { initialsOf } from '#core/initials.ts'
import type { LeagueId, Role } from '#data/types.ts'
import {
  looksOf,
  type Done as DoneOf,
  type Item,
  type State as StateOf,
  type View as ViewOf,
} from '#games/looks/index.ts'
import { CLUES, FREE, HINTS, type ClueKind, type Level, WORTH } from './terms.ts'

/** Somebody as he was when he was dealt. */
export type Face = Item & {
  nation: string
  role: Role
  /** Where he plays, else (`past`) where he played longest; null: nobody knows. */
  club: { id: string; name: string; past: boolean } | null
  /** Of that club, now. */
  league: LeagueId | null
  /** Year. */
  born: number | null
}

export type Setup = { items: readonly Face[]; level: Level; theme?: string }

export type Clue =
  | { kind: 'nation'; nation: string }
  | { kind: 'role'; role: Role }
  | { kind: 'league'; league: LeagueId | null }
  | { kind: 'club'; club: string | null; past: boolean }
  | { kind: 'born'; year: number | null }
  | { kind: 'initials'; initials: string }

type Told = Pick<Face, 'id' | 'name' | 'nation' | 'role'> & { club: string | null; past: boolean }

export type State = StateOf<Setup, ClueKind>
export type View = ViewOf<Clue, ClueKind, Told>
export type Done = DoneOf<Told>

/** Name five faces from ever more real pixels (orders 1.8). */
export const pixels = looksOf<Setup, Face, ClueKind, Clue, Told>({
  worth: ({ level }) => WORTH[level],
  mostWrong: () => null,
  free: ({ level }, look) => (level === 'easy' ? (FREE[look] ?? []) : []),
  hints: ({ level }, { club }) =>
    level === 'easy' ? HINTS.filter(({ kind }) => kind !== 'club' || club !== null) : [],
  words: CLUES,
  clue: clueOf,
  told: ({ id, name, nation, role, club }) => ({
    ...{ id, name, nation, role },
    club: club?.id ?? null,
    past: club?.past ?? false,
  }),
})

function clueOf({ name, nation, role, club, league, born }: Face, kind: ClueKind): Clue {
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
