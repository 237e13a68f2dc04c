import type { PointLine } from '#core/points.ts'
import type { Engine } from '#games/engine.ts'
import { tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import { shareOf, type PickCount, type Picked } from '#games/picked.ts'
import type { BackFourAction as Action } from './action.ts'
import { GROUP_POINTS, GROUP_SIZE, GROUPS, HINT_POINTS, LEFT_POINTS, MISTAKES, type Kit, type Level } from './terms.ts'

export type { Action }

/** A sentence in the languages of the site. */
type Sentence = { en: string; fr: string; es: string }

export type Setup = {
  /** Sixteen footballers in the order of the board. */
  tiles: readonly { id: string; name: string }[]
  /** Four groups, the easiest first. */
  groups: readonly { key: string; sentence: Sentence; cells: readonly number[] }[]
  level: Level
}

export type State = {
  setup: Setup
  /** Submissions in order, each with its cells in ascending order. */
  tries: readonly (readonly number[])[]
  /** The group whose sentence the hint opened. */
  hinted: Kit | null
  gaveUp: boolean
}

type Reason = 'already-over' | 'already-guessed' | 'cell-taken' | 'no-hint-left'

/** Found, or opened by the end. */
export type Row = {
  kit: Kit
  sentence: Sentence
  cells: readonly number[]
  isFound: boolean
  /** Ids of the footballers; empty before the end. */
  ids: readonly string[]
}

type Try = { cells: readonly number[]; is: 'right' | 'away' | 'wrong' }

export type View = {
  over: boolean
  gaveUp: boolean
  level: Level
  /** Names by cell. */
  tiles: readonly string[]
  /** Groups in the order they were found; after the end followed by the others. */
  rows: readonly Row[]
  tries: readonly Try[]
  /** Mistakes left; the run is lost without any. */
  left: number
  hint: { kit: Kit; sentence: Sentence } | null
  canHint: boolean
  points: number
}

/** Sixteen footballers, four hidden groups of four, four mistakes (docs/games/back-four.md). */
export const backFour: Engine<Setup, State, Action, View, Reason> = {
  start: (setup) => ({ setup, tries: [], hinted: null, gaveUp: false }),

  apply(state, action) {
    if (isOver(state)) return { ok: false, reason: 'already-over' }
    const next = stepped(state, action)
    return typeof next === 'string' ? { ok: false, reason: next } : { ok: true, state: next }
  },

  view(state) {
    const { setup, tries, hinted, gaveUp } = state
    const over = isOver(state)
    const found = foundIn(state)
    const missed = over ? kits(setup).filter((kit) => !found.includes(kit)) : []
    return {
      ...{ over, gaveUp, level: setup.level },
      tiles: setup.tiles.map(({ name }) => name),
      rows: [...found, ...missed].map((kit) => ({
        kit,
        sentence: setup.groups[kit]!.sentence,
        cells: setup.groups[kit]!.cells,
        isFound: found.includes(kit),
        ids: over ? setup.groups[kit]!.cells.map((cell) => setup.tiles[cell]!.id) : [],
      })),
      tries: tries.map((cells) => ({ cells, is: resultOf(setup, cells) })),
      left: leftIn(state),
      hint: hinted === null ? null : { kit: hinted, sentence: setup.groups[hinted]!.sentence },
      canHint: !over && hinted === null,
      points: pointsOf(state).reduce((sum, { points }) => sum + points, 0),
    }
  },

  isOver,
}

const kits = ({ groups }: Setup): Kit[] => groups.map((_, kit) => kit as Kit)

function resultOf({ groups }: Setup, cells: readonly number[]): Try['is'] {
  const most = Math.max(...groups.map((group) => group.cells.filter((cell) => cells.includes(cell)).length))
  return most === GROUP_SIZE ? 'right' : most === GROUP_SIZE - 1 ? 'away' : 'wrong'
}

/** Groups in the order they were found; the last one closes itself. */
export function foundIn({ setup, tries }: State): Kit[] {
  const found = tries.flatMap((cells) =>
    kits(setup).filter((kit) => setup.groups[kit]!.cells.every((cell) => cells.includes(cell))),
  )
  return found.length < GROUPS - 1 ? found : [...found, ...kits(setup).filter((kit) => !found.includes(kit))]
}

const mistakesIn = ({ setup, tries }: State): number =>
  tries.filter((cells) => resultOf(setup, cells) !== 'right').length

const leftIn = (state: State): number => MISTAKES - mistakesIn(state)

function isOver(state: State): boolean {
  return state.gaveUp || leftIn(state) === 0 || foundIn(state).length === GROUPS
}

function stepped(state: State, action: Action): State | Reason {
  const { setup, tries, hinted } = state
  const found = foundIn(state)
  switch (action.type) {
    case 'submit': {
      const cells = action.cells.toSorted((one, other) => one - other)
      if (found.some((kit) => setup.groups[kit]!.cells.some((cell) => cells.includes(cell)))) return 'cell-taken'
      if (tries.some((before) => before.join() === cells.join())) return 'already-guessed'
      return { ...state, tries: [...tries, cells] }
    }
    case 'hint':
      return hinted === null ? { ...state, hinted: kits(setup).find((kit) => !found.includes(kit))! } : 'no-hint-left'
    case 'giveUp':
      return { ...state, gaveUp: true }
  }
}

/** 10 a group; 5 for each mistake left once all are found; less the hint, never below 0. */
function pointsOf(state: State): PointLine[] {
  const found = foundIn(state).length
  const left = found === GROUPS ? leftIn(state) : 0
  const earned = [
    { key: 'found', points: GROUP_POINTS * found, count: found },
    { key: 'left', points: LEFT_POINTS * left, count: left },
  ].filter(({ points }) => points > 0)
  return withHints(earned, state.hinted === null ? 0 : 1, HINT_POINTS)
}

/** Outcome of a finished run: `score` is the number of mistakes left, 0 for a lost one. */
export function outcomeOf(state: State): Outcome {
  const { tries, hinted, gaveUp } = state
  const won = foundIn(state).length === GROUPS
  const hints = hinted === null ? 0 : 1
  return {
    won,
    score: won ? leftIn(state) : 0,
    lines: pointsOf(state),
    n: tries.length + hints + (gaveUp ? 1 : 0),
    tags: tagsOf({ hints, gaveUp }),
  }
}

/** Columns of the distribution: lost, then 3, 2, 1 and no mistakes. */
export const BACK_FOUR_BARS = {
  count: MISTAKES + 1,
  of: ({ score }: Pick<Outcome, 'score'>): number => score,
  worstFirst: [0, 1, 2, 3, 4],
  missed: 0,
} as const

const FOUND = 'found'

/** Result of each group. Empty before the end, because a share would reveal which group is hard. */
export const picksOf = (state: State): Picked[] =>
  isOver(state)
    ? kits(state.setup).map((kit) => ({ picked: foundIn(state).includes(kit) ? FOUND : 'missed', right: null }))
    : []

/** Percentage of players who found each group; null when too few played. */
export const sharesOf = ({ setup }: State, counts: readonly PickCount[]): (number | null)[] =>
  kits(setup).map((kit) => shareOf(counts, kit, (choice) => choice === FOUND))

/** `RunEnd.facts`, by group. */
export type Facts = {
  /** Why each footballer belongs to his group, in the order of its cells. */
  proofs: readonly (readonly Sentence[])[]
  /** Tiles that meet a second group: it would have taken one too many of them. */
  friends: readonly { cell: number; kit: Kit }[]
  found: readonly (number | null)[]
}
