import { type Clue, type ClueKind, CLUES, clueOf, type Face as AnyFace, type Told, toldOf } from '#games/face/index.ts'
import {
  looksOf,
  type Done as DoneOf,
  type Item,
  type State as StateOf,
  type View as ViewOf,
} from '#games/looks/index.ts'
import { FREE, HINTS, type Level, WORTH } from './terms.ts'

/** Somebody as he was when he was dealt. */
export type Face = Item & AnyFace

export type Setup = { items: readonly Face[]; level: Level; theme?: string }

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
  told: toldOf,
})
