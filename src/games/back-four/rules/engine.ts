import { total, type PointLine } from '#core/points.ts'
import type { Engine } from '#games/engine.ts'
import { scoreBars, tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import { foundPicks, type Picked } from '#games/picked.ts'
import type { BackFourAction as Action } from './action.ts'
import { ALL_KITS, GROUP_POINTS, GROUP_SIZE, GROUPS, HINT_POINTS, LEFT_POINTS, MISTAKES } from './terms.ts'
import type { Kit, Level } from './terms.ts'

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
  /** The group whose sentence the hint revealed. */
  hinted: Kit | null
  gaveUp: boolean
}

type Reason = 'already-over' | 'already-guessed' | 'cell-taken' | 'no-hint-left'

/** A group that was found, or that the end revealed. */
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
  /** Names by cell. */
  tiles: readonly string[]
  /** Groups in the order they were found; after the end followed by the others. */
  rows: readonly Row[]
  tries: readonly Try[]
  /** Mistakes left; at 0 the run is lost. */
  left: number
  hint: { kit: Kit; sentence: Sentence } | null
  points: number
}

/** Sixteen footballers, four hidden groups of four, four mistakes (docs/games/back-four.md). */
export const backFour: Engine<Setup, State, Action, View, Reason> = {
  start: (setup) => ({ setup, tries: [], hinted: null, gaveUp: false }),

  apply(state, action) {
    const { setup, tries, hinted } = state
    const { found, over } = progressOf(state)
    if (over) return { ok: false, reason: 'already-over' }
    if (action.type === 'giveUp') return { ok: true, state: { ...state, gaveUp: true } }
    if (action.type === 'hint') {
      if (hinted !== null) return { ok: false, reason: 'no-hint-left' }
      return { ok: true, state: { ...state, hinted: ALL_KITS.find((kit) => !found.includes(kit))! } }
    }
    const cells = action.cells.toSorted((one, other) => one - other)
    const closed = found.flatMap((kit) => setup.groups[kit]!.cells)
    if (closed.some((cell) => cells.includes(cell))) return { ok: false, reason: 'cell-taken' }
    if (tries.some((before) => before.join() === cells.join())) return { ok: false, reason: 'already-guessed' }
    return { ok: true, state: { ...state, tries: [...tries, cells] } }
  },

  view(state) {
    const { setup, hinted, gaveUp } = state
    const { tries, found, left, over } = progressOf(state)
    const missed = over ? ALL_KITS.filter((kit) => !found.includes(kit)) : []
    return {
      ...{ over, gaveUp, tries, left },
      tiles: setup.tiles.map(({ name }) => name),
      rows: [...found, ...missed].map((kit) => {
        const { sentence, cells } = setup.groups[kit]!
        const ids = over ? cells.map((cell) => setup.tiles[cell]!.id) : []
        return { kit, sentence, cells, isFound: found.includes(kit), ids }
      }),
      hint: hinted === null ? null : { kit: hinted, sentence: setup.groups[hinted]!.sentence },
      points: total(linesOf(state)),
    }
  },

  isOver: (state) => progressOf(state).over,
}

/** Results of the tries, groups in the order they were found (the last group is found by itself), and mistakes left. */
function progressOf({ setup: { groups }, tries, gaveUp }: State) {
  const results = tries.map((cells) => {
    const shared = groups.map((group) => group.cells.filter((cell) => cells.includes(cell)).length)
    const most = Math.max(...shared)
    const is: Try['is'] = most === GROUP_SIZE ? 'right' : most === GROUP_SIZE - 1 ? 'away' : 'wrong'
    return { cells, is, kit: shared.indexOf(most) as Kit }
  })
  const found = results.flatMap(({ is, kit }) => (is === 'right' ? kit : []))
  const left = MISTAKES - results.length + found.length
  if (found.length === GROUPS - 1) found.push(...ALL_KITS.filter((kit) => !found.includes(kit)))
  const won = found.length === GROUPS
  const over = gaveUp || left === 0 || won
  return { tries: results.map(({ cells, is }): Try => ({ cells, is })), found, left, won, over }
}

/** 10 points a group and 5 for each mistake left once all are found, minus the hint; never below 0. */
function linesOf(state: State): PointLine[] {
  const { found, left, won } = progressOf(state)
  const earned = [
    { key: 'found', points: GROUP_POINTS * found.length, count: found.length },
    { key: 'left', points: won ? LEFT_POINTS * left : 0, count: left },
  ].filter(({ points }) => points > 0)
  return withHints(earned, hintsOf(state), HINT_POINTS)
}

const hintsOf = ({ hinted }: State) => (hinted === null ? 0 : 1)

/** Outcome of a finished run: `score` is the number of mistakes left, 0 for a lost run. */
export function outcomeOf(state: State): Outcome {
  const { tries, gaveUp } = state
  const { won, left } = progressOf(state)
  const hints = hintsOf(state)
  const n = tries.length + hints + (gaveUp ? 1 : 0)
  return { won, score: won ? left : 0, lines: linesOf(state), n, tags: tagsOf({ hints, gaveUp }) }
}

/** Columns of the distribution: lost, then 3, 2, 1 and 0 mistakes. */
export const BACK_FOUR_BARS = { ...scoreBars(MISTAKES + 1), missed: 0 }

/** Result of each group. Empty before the end. */
export function picksOf(state: State): Picked[] {
  const { found, over } = progressOf(state)
  return over ? foundPicks(ALL_KITS.map((kit) => found.includes(kit))) : []
}

/** `RunEnd.facts`; `proofs` and `found` are in the order of the groups. */
export type Facts = {
  /** Why each footballer belongs to his group, in the order of its cells. */
  proofs: readonly (readonly Sentence[])[]
  /** Tiles that also fit a group other than their own. */
  friends: readonly { cell: number; kit: Kit }[]
  found: readonly (number | null)[]
}
