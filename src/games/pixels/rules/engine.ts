import {
  CLUES,
  clueOf,
  revealedOf,
  type Clue,
  type ClueKind,
  type Face as AnyFace,
  type Revealed,
} from '#games/face/index.ts'
import { looksOf, type Item, type State as StateOf, type View as ViewOf } from '#games/looks/index.ts'
import { FREE, HINTS, WORTH, type Coarse, type Level } from './terms.ts'
import type { Outcome } from '#games/outcome.ts'
import { outcomeOf as looksOutcome } from '#games/looks/outcome.ts'

/** A footballer as he was when dealt. */
type Face = Item & AnyFace

export type Setup = {
  items: readonly Face[]
  level: Level
  /** Daily: the faces after the known three begin with fewer pixels; points and hints stay those of the level. */
  coarse?: Coarse
  theme?: string
  /** Clue that the theme's name gives away for all its faces, so it is not for sale. */
  revealed?: 'nation' | 'club' | 'role'
}

export type State = StateOf<Setup, ClueKind>
export type View = ViewOf<Clue, ClueKind, Revealed>

/** Name five faces from pictures that gain real pixels look by look (docs/games/pixels.md). */
export const pixels = looksOf<Setup, Face, ClueKind, Clue, Revealed>({
  worth: ({ level }) => WORTH[level],
  mostWrong: () => null,
  free: ({ level, revealed }, look) =>
    level === 'easy' ? (FREE[look] ?? []).map((kind) => (kind === revealed ? 'role' : kind)) : [],
  hints: (setup, face) =>
    setup.level === 'easy'
      ? HINTS.filter(({ kind }) => (kind !== 'club' || face.club !== null) && !isRevealed(setup, face, kind))
      : [],
  words: CLUES,
  clue: clueOf,
  revealed: revealedOf,
})

/** A club's album also has former players; for them the current club is still a clue. */
const isRevealed = ({ revealed, theme }: Setup, { club }: Face, kind: ClueKind): boolean =>
  kind === revealed && (kind !== 'club' || club?.id === theme)

/** Outcome of a finished run; a run of a theme has its tag. */
export const outcomeOf = (state: State): Outcome => {
  const { level, theme } = state.setup
  return looksOutcome(state, WORTH[level], 0, theme === undefined ? [] : [`theme:${theme}`])
}
