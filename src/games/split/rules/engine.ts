import { CLUES, clueOf, revealedOf, type Clue, type ClueKind, type Face, type Revealed } from '#games/face/index.ts'
import type { Engine } from '../../engine.ts'
import {
  GUESSES,
  HINT_KINDS,
  WORDS_AT_FIRST,
  CLEAN_POINTS,
  FOUND_POINTS,
  HINTS,
  THIRDS,
  WORDS_SHARE,
  type HintKind,
  type Level,
  type Third,
} from './terms.ts'
import type { PointLine } from '#core/points.ts'
import { CLEAN, tagsOf, type Outcome } from '../../outcome.ts'
import { foundPicks, foundShares, type PickCount, type Picked } from '#games/picked.ts'

/** Left, centre and right. */
export type Setup = { faces: readonly [Face, Face, Face]; level: Level }

type Named = { id: string; name: string }

export type State = {
  setup: Setup
  /** All guesses, in order. */
  named: Named[]
  bought: { third: Third; kind: HintKind }[]
  inWords: boolean
  /** True when at least part of it was played in the text version. */
  usedWords: boolean
  gaveUp: boolean
  /** Actions taken, except switching to or from the text version. */
  n: number
}

export type Action =
  | { type: 'guess'; who: Named }
  | { type: 'hint'; third: Third; kind: HintKind }
  | { type: 'giveUp' }
  | { type: 'words'; on: boolean }

type Reason = 'already-over' | 'already-guessed' | 'no-hint-left'

export type ThirdView = {
  isFound: boolean
  /** The footballer, once he is named or the run is over. */
  who: Revealed | null
  /** Clues bought, or open in the text version. */
  clues: readonly Clue[]
  /** Hints still for sale for this third. */
  offers: readonly HintKind[]
  hints: number
}

export type View = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  /** True when at least part of it was played in the text version. */
  usedWords: boolean
  level: Level
  thirds: readonly ThirdView[]
  /** Guesses left. */
  left: number
  /** Guesses in order, each with its third; null for a miss. */
  tried: readonly (Named & { third: Third | null })[]
  points: Points
}

/** Three footballers in one face, six guesses to find them (docs/games/split.md). */
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

/** Input of `pointsOf`. */
const tallyOf = (state: State) => ({
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

/** Kinds of the clues that are open for a third. */
function kindsOf(state: State, third: Third): ClueKind[] {
  const bought = state.bought.filter((one) => one.third === third).map(({ kind }) => kind)
  const words = state.inWords ? CLUES.slice(0, WORDS_AT_FIRST + missesOf(state)) : []
  return CLUES.filter((kind) => words.includes(kind) || (bought as ClueKind[]).includes(kind))
}

function offersOf(state: State, third: Third): HintKind[] {
  const face = state.setup.faces[third]
  if (isOver(state) || isNamed(state, face.id)) return []
  const revealed = kindsOf(state, third)
  return HINT_KINDS.filter((kind) => !revealed.includes(kind) && (kind !== 'club' || face.club !== null))
}

function thirdOf(state: State, face: Face, third: Third, over: boolean): ThirdView {
  const isFound = isNamed(state, face.id)
  return {
    isFound,
    who: isFound || over ? revealedOf(face) : null,
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

/** Points earned, and the deductions for hints and the text version, which never exceed them. */
type Points = { found: number; clean: number; hints: number; words: number; sum: number }

/** Points of a run so far, by the terms. */
function pointsOf({ found, misses, bought, inWords }: Tally): Points {
  const each = FOUND_POINTS[found]!
  const clean = found === THIRDS.length && misses === 0 ? CLEAN_POINTS : 0
  const cost = bought.reduce((sum, kind) => sum + HINTS[kind], 0)
  const hinted = Math.max(0, each + clean - cost)
  const sum = inWords ? Math.floor(hinted * WORDS_SHARE) : hinted
  return { found: each, clean, hints: hinted - each - clean, words: sum - hinted, sum }
}

/** Outcome of a finished run: `score` is the number of thirds named. */
export function outcomeOf(state: State): Outcome {
  const { setup, bought, usedWords, gaveUp, n } = state
  const { found } = tallyOf(state)
  const points = pointsOf(tallyOf(state))
  const line = (key: string, points: number, count?: number): PointLine[] =>
    points === 0 ? [] : [{ key, points, ...(count !== undefined && { count }) }]
  const lines = [
    ...line('found', points.found, found),
    ...line('clean', points.clean),
    ...line('hints', points.hints, bought.length),
    ...line('words', points.words),
  ]
  return {
    won: found === THIRDS.length,
    score: found,
    lines: points.sum > 0 ? lines : [],
    n,
    tags: [
      ...tagsOf({ hints: bought.length, gaveUp }),
      ...(usedWords ? ['words'] : []),
      ...(points.clean > 0 ? [CLEAN] : []),
    ],
    items: setup.faces.map(({ id }) => id).filter((id) => isNamed(state, id)),
  }
}

/** Columns of the distribution: none, one, two, all three, all three without a miss. */
export const SPLIT_BARS = {
  count: 5,
  of: ({ score, tags }: Pick<Outcome, 'score' | 'tags'>): number => score + (tags.includes(CLEAN) ? 1 : 0),
  worstFirst: [0, 1, 2, 3, 4],
} as const

/** `RunEnd.facts` of a day: percentage who found each third, from the left; null when too few played. */
export type Shares = { found: readonly (number | null)[] }

/** Result of each third. Empty before the end. */
export const picksOf = (state: State): Picked[] =>
  split.isOver(state) ? foundPicks(state.setup.faces.map(({ id }) => isNamed(state, id))) : []

/** Share of players who found each third, including this one once counted. */
export const sharesOf = ({ setup }: State, counts: readonly PickCount[]): Shares => ({
  found: foundShares(counts, setup.faces.length),
})
