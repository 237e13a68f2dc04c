import { type Clue, CLUES, type ClueKind, clueOf, type Face, type Told, toldOf } from '#games/face/index.ts'
import type { Engine } from '../../engine.ts'
import {
  GUESSES,
  HINT_KINDS,
  type HintKind,
  type Level,
  type Third,
  WORDS_AT_FIRST,
  CLEAN_POINTS,
  EACH_POINTS,
  HINTS,
  THIRDS,
  WORDS_SHARE,
} from './terms.ts'

/** Left, centre and right. */
export type Setup = { faces: readonly [Face, Face, Face]; level: Level }

type Named = { id: string; name: string }

export type State = {
  setup: Setup
  /** All names that were tried, in order. */
  named: Named[]
  bought: { third: Third; kind: HintKind }[]
  inWords: boolean
  /** Some of it was played in words. */
  usedWords: boolean
  gaveUp: boolean
  /** Actions taken, the choice of words aside. */
  n: number
}

export type Action =
  | { type: 'guess'; who: Named }
  | { type: 'hint'; third: Third; kind: HintKind }
  | { type: 'giveUp' }
  | { type: 'words'; on: boolean }

export type Reason = 'already-over' | 'already-guessed' | 'no-hint-left'

export type ThirdView = {
  isFound: boolean
  /** Who it is: once he was named, or all is over. */
  who: Told | null
  /** Bought, or told in words. */
  clues: readonly Clue[]
  /** What can still be bought about it. */
  offers: readonly HintKind[]
  hints: number
}

export type View = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  /** Some of it was played in words. */
  usedWords: boolean
  level: Level
  thirds: readonly ThirdView[]
  /** Names that may still be tried. */
  left: number
  /** Names tried, in order, each with the third that was his; null: nobody's. */
  tried: readonly (Named & { third: Third | null })[]
  points: Points
}

/** Three footballers in one face, six names to find them (docs/games/split.md). */
export const split: Engine<Setup, State, Action, View, Reason> = {
  start: (setup) => ({
    setup,
    named: [],
    bought: [],
    ...{ inWords: false, usedWords: false, gaveUp: false, n: 0 },
  }),
  apply(state, action) {
    if (isOver(state)) return { ok: false, reason: 'already-over' }
    const next = stepped(state, action)
    return typeof next === 'string' ? { ok: false, reason: next } : { ok: true, state: next }
  },
  view(state) {
    const { setup, named, gaveUp, inWords, usedWords } = state
    const over = isOver(state)
    return {
      ...{ over, gaveUp, inWords, usedWords, level: setup.level },
      thirds: setup.faces.map((face, at) => thirdOf(state, face, at as Third, over)),
      left: GUESSES - named.length,
      tried: named.map(({ id, name }) => ({ id, name, third: thirdNamed(setup, id) })),
      points: pointsOf(tallyOf(state)),
    }
  },
  isOver,
}

/** What points are counted from. */
export const tallyOf = (state: State) => ({
  found: state.setup.faces.filter(({ id }) => isNamed(state, id)).length,
  misses: missesOf(state),
  bought: state.bought.map(({ kind }) => kind),
  inWords: state.usedWords,
})

export const isNamed = ({ named }: State, id: string): boolean => named.some((one) => one.id === id)

function isOver(state: State): boolean {
  const { setup, named, gaveUp } = state
  return gaveUp || named.length >= GUESSES || setup.faces.every(({ id }) => isNamed(state, id))
}

function thirdNamed({ faces }: Setup, id: string): Third | null {
  const at = faces.findIndex((face) => face.id === id)
  return at < 0 ? null : (at as Third)
}

const missesOf = ({ setup, named }: State): number => named.filter(({ id }) => thirdNamed(setup, id) === null).length

/** What is known of a third that is open. */
function kindsOf(state: State, third: Third): ClueKind[] {
  const bought = state.bought.filter((one) => one.third === third).map(({ kind }) => kind)
  const words = state.inWords ? CLUES.slice(0, WORDS_AT_FIRST + missesOf(state)) : []
  return CLUES.filter((kind) => words.includes(kind) || (bought as ClueKind[]).includes(kind))
}

function offersOf(state: State, third: Third): HintKind[] {
  const face = state.setup.faces[third]
  if (isOver(state) || isNamed(state, face.id)) return []
  const told = kindsOf(state, third)
  return HINT_KINDS.filter((kind) => !told.includes(kind) && (kind !== 'club' || face.club !== null))
}

function thirdOf(state: State, face: Face, third: Third, over: boolean): ThirdView {
  const isFound = isNamed(state, face.id)
  return {
    isFound,
    who: isFound || over ? toldOf(face) : null,
    clues: kindsOf(state, third).map((kind) => clueOf(face, kind)),
    offers: offersOf(state, third),
    hints: state.bought.filter((one) => one.third === third).length,
  }
}

function stepped(state: State, action: Action): State | Reason {
  const n = state.n + 1
  switch (action.type) {
    case 'guess': {
      const { who } = action
      return isNamed(state, who.id) ? 'already-guessed' : { ...state, named: [...state.named, who], n }
    }
    case 'hint': {
      const { third, kind } = action
      if (!offersOf(state, third).includes(kind)) return 'no-hint-left'
      return { ...state, bought: [...state.bought, { third, kind }], n }
    }
    case 'giveUp':
      return { ...state, gaveUp: true, n }
    case 'words':
      return { ...state, inWords: action.on, usedWords: state.usedWords || action.on }
  }
}

type Tally = { found: number; misses: number; bought: readonly HintKind[]; inWords: boolean }

/** What was earned, and what hints and words take off: never more than that. */
type Points = { found: number; clean: number; hints: number; words: number; sum: number }

/** Points of a run as it stands: 15 each, 15 for three without a miss. */
export function pointsOf({ found, misses, bought, inWords }: Tally): Points {
  const each = EACH_POINTS * found
  const clean = found === THIRDS.length && misses === 0 ? CLEAN_POINTS : 0
  const cost = bought.reduce((sum, kind) => sum + HINTS[kind], 0)
  const hinted = Math.max(0, each + clean - cost)
  const sum = inWords ? Math.floor(hinted * WORDS_SHARE) : hinted
  return { found: each, clean, hints: hinted - each - clean, words: sum - hinted, sum }
}
