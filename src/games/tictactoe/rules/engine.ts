import { total, type PointLine } from '#core/points.ts'
import type { Engine } from '#games/engine.ts'
import { getFilledLines } from '#core/grid-lines.ts'
import { checkAnswer, type Grid, type GridSide, type Candidate } from './grid.ts'
import { CELLS, GUESSES, LEAST_PAID } from './terms.ts'
import { rarityPoints, isAlone, raritySum } from './rarity.ts'
import { ALONE, RARITY, type Outcome } from '#games/outcome.ts'

const CELL_POINTS = 5
const LINE_POINTS = 2

/**
 * Points of the cells: at most 80, five per cell, two per line, and up to 19 for rare names. A single cell earns
 * nothing, because a random name may fit it.
 */
function pointLines(cells: readonly ({ share: number } | null)[]): PointLine[] {
  const placed = cells.filter((cell) => cell !== null).length
  if (placed < LEAST_PAID) return []
  const lines = getFilledLines((cell) => cells[cell] !== null).length
  return [
    { key: 'cells', points: CELL_POINTS * placed, count: placed },
    { key: 'lines', points: LINE_POINTS * lines, count: lines },
    { key: 'rarity', points: rarityPoints(cells) },
  ].filter(({ points }) => points > 0)
}

/**
 * `marks`: hashes of the right answers of each cell when the grid was dealt (rules/grid.ts), so that a later correction
 * of the facts rejects none of them.
 */
export type Setup = Grid & { marks?: readonly string[] }

/** A cell with a right name. */
export type Placed = {
  id: string
  /** Expected share of the cell's answers that give this name, 0 to 1. */
  share: number
  /** Answers counted for the cell when the run ended. */
  of: number
  /** Counted answers with the same name. */
  same: number
}

/** A wrong name for a cell with the failing sides; `fits`: the side that is true, if any. */
export type Miss = { cell: number; id: string; fails: readonly GridSide[]; fits: GridSide | null }

export type State = Setup & {
  cells: readonly (Placed | null)[]
  misses: readonly Miss[]
  /** Guesses in order: the cell, and the verdict. */
  guesses: readonly { cell: number; right: boolean }[]
  gaveUp: boolean
}

export type Action = { type: 'guess'; cell: number; player: Candidate } | { type: 'giveUp' }

export type View = Grid & {
  cells: readonly (Placed | null)[]
  misses: readonly Miss[]
  guesses: readonly { cell: number; right: boolean }[]
  left: number
  /** Completed lines, as cells. */
  lines: readonly (readonly number[])[]
  /** Points so far. */
  points: number
  over: boolean
  gaveUp: boolean
}

type Refusal = 'already-over' | 'already-guessed' | 'cell-taken' | 'cannot-tell'

/** Nine cells and nine guesses: name a footballer who meets row and column. */
export const tictactoe: Engine<Setup, State, Action, View, Refusal> = {
  start: (setup) => ({
    ...setup,
    cells: Array.from({ length: CELLS }, () => null),
    misses: [],
    guesses: [],
    gaveUp: false,
  }),

  apply(state, action) {
    if (tictactoe.isOver(state)) return { ok: false, reason: 'already-over' }
    if (action.type === 'giveUp') return { ok: true, state: { ...state, gaveUp: true } }
    return guess(state, action.cell, action.player)
  },

  view: (state) => {
    const { rows, columns, cells, misses, guesses, gaveUp } = state
    return {
      rows,
      columns,
      cells,
      misses,
      guesses,
      left: leftIn(state),
      lines: getFilledLines((cell) => cells[cell] !== null),
      points: total(pointLines(cells)),
      over: tictactoe.isOver(state),
      gaveUp,
    }
  },

  isOver: (state) => state.gaveUp || leftIn(state) === 0 || state.cells.every((cell) => cell !== null),
}

const leftIn = ({ guesses }: Pick<State, 'guesses'>): number => GUESSES - guesses.length

/** A right name is used up; a wrong one may be tried in another cell. */
function guess(state: State, cell: number, player: Candidate) {
  if (state.cells[cell] !== null) return { ok: false, reason: 'cell-taken' } as const
  const isPlaced = state.cells.some((placed) => placed?.id === player.id)
  const isMissed = state.misses.some((miss) => miss.cell === cell && miss.id === player.id)
  if (isPlaced || isMissed) return { ok: false, reason: 'already-guessed' } as const
  const judgement = checkAnswer(player)
  if (judgement.is === 'unknown') return { ok: false, reason: 'cannot-tell' } as const
  const right = judgement.is === 'right'
  const guesses = [...state.guesses, { cell, right }]
  if (right) {
    const placed = { id: player.id, share: player.share, of: 0, same: 0 }
    return { ok: true, state: { ...state, guesses, cells: state.cells.with(cell, placed) } } as const
  }
  const { fails } = judgement
  const fits = fails.length === 1 ? otherSide(fails[0]!) : null
  const miss = { cell, id: player.id, fails, fits: fits && player[fits] === 'yes' ? fits : null }
  return { ok: true, state: { ...state, guesses, misses: [...state.misses, miss] } } as const
}

const otherSide = (side: GridSide): GridSide => (side === 'row' ? 'column' : 'row')

/**
 * Outcome of a finished run. A line wins; `score` is the number of right cells; tags contain the rarity and the number
 * of names that nobody else gave.
 */
export function outcomeOf({ cells, guesses, gaveUp }: State): Outcome {
  const placed = cells.flatMap((cell) => cell ?? [])
  const alone = placed.filter(isAlone).length
  return {
    won: getFilledLines((cell) => cells[cell] !== null).length > 0,
    score: placed.length,
    lines: pointLines(cells),
    n: guesses.length + (gaveUp ? 1 : 0),
    tags: [...(gaveUp ? ['gave-up'] : []), `${RARITY}${raritySum(cells)}`, ...(alone > 0 ? [`${ALONE}${alone}`] : [])],
    items: placed.map(({ id }) => id),
  }
}

/** Facts revealed after a run. */
export type Facts = {
  /** Right answers by cell with their share of all answers (0 to 1), most frequent first. */
  answers: { id: string; share: number }[][]
  /** Answers counted per cell; all 0 in practice. */
  counted: number[]
}
