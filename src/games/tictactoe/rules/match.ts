import type { Engine } from '#games/engine.ts'
import { getFilledLines } from '#core/grid-lines.ts'
import { checkAnswer, type Grid, type GridSide, type Candidate } from './grid.ts'
import { CELLS } from './terms.ts'

/** X begins the first board, O the second. */
export type Side = 0 | 1

/**
 * `steals`: steals left per side. `strength`: percentage of cells that the bot O knows; null for two people. `score`:
 * boards won before this one.
 */
export type MatchSetup = Grid & {
  starter: Side
  steals: readonly [number, number]
  strength: number | null
  score: readonly [number, number]
}

type Mark = { by: Side; id: string; share: number }

/** One turn. `id` null: no name given. Empty `fails`: the name was right. */
export type Turn = { by: Side; cell: number | null; id: string | null; fails: readonly GridSide[]; stole: boolean }

export type MatchState = MatchSetup & {
  cells: readonly (Mark | null)[]
  turn: Side
  /** Names that hold or held a cell, which cannot be named again; wrong names may be tried elsewhere. */
  used: readonly string[]
  turns: readonly Turn[]
  /** The side that left. */
  forfeited: Side | null
}

export type MatchAction =
  | { type: 'place'; cell: number; player: Candidate }
  /** No name given, or time was up. */
  | { type: 'pass' }
  | { type: 'giveUp' }

/** `winner` null: a draw. */
export type MatchEnd = { winner: Side | null; by: 'line' | 'cells' | 'rarity' | 'forfeit' | 'draw' }

export type MatchView = Grid & {
  cells: readonly (Mark | null)[]
  turn: Side
  starter: Side
  steals: readonly [number, number]
  strength: number | null
  /** Includes this board's winner once it is over. */
  score: readonly [number, number]
  used: readonly string[]
  turns: readonly Turn[]
  /** Completed lines of the winner. */
  lines: readonly (readonly number[])[]
  end: MatchEnd | null
  over: boolean
  gaveUp: boolean
}

export type MatchRefusal =
  'already-over' | 'not-your-turn' | 'cell-taken' | 'no-steal-left' | 'already-guessed' | 'cannot-tell'

/** Consecutive lost turns after which the board ends and its cells are counted. */
export const DEAD_TURNS = 6

/**
 * Two sides on one grid. A wrong or late name loses the turn. A steal takes a cell with another name; a wrong attempt
 * does not use it up. A line wins, otherwise more cells, otherwise the lower rarity (docs/games/tictactoe.md).
 */
export const tictactoeMatch: Engine<MatchSetup, MatchState, MatchAction, MatchView, MatchRefusal> = {
  start: (setup) => ({
    ...setup,
    cells: Array.from({ length: CELLS }, () => null),
    turn: setup.starter,
    used: [],
    turns: [],
    forfeited: null,
  }),

  apply(state, action, by) {
    if (endOf(state)) return { ok: false, reason: 'already-over' }
    const side = by === 0 ? 0 : 1
    if (action.type === 'giveUp') return { ok: true, state: { ...state, forfeited: side } }
    if (side !== state.turn) return { ok: false, reason: 'not-your-turn' }
    if (action.type === 'pass') return { ok: true, state: withLostTurn(state, { cell: null, id: null, fails: [] }) }
    return place(state, action.cell, action.player)
  },

  view(state) {
    const end = endOf(state)
    const { rows, columns, cells, turn, starter, steals, strength, used, turns, forfeited } = state
    const lines = end?.by === 'line' ? linesBy(cells, end.winner!) : []
    const board = { rows, columns, cells, turn, starter, steals, strength, used, turns, lines, end }
    return { ...board, score: scoreAfter(state), over: end !== null, gaveUp: strength !== null && forfeited === 0 }
  },

  isOver: (state) => endOf(state) !== null,
}

/** How the board ended, or null while it goes on. */
export function endOf({ cells, turns, forfeited }: MatchState): MatchEnd | null {
  if (forfeited !== null) return { winner: other(forfeited), by: 'forfeit' }
  const winner = ([0, 1] as const).find((side) => linesBy(cells, side).length > 0)
  if (winner !== undefined) return { winner, by: 'line' }
  const isDead = turns.length >= DEAD_TURNS && turns.slice(-DEAD_TURNS).every(isLost)
  return isDead || cells.every((cell) => cell !== null) ? byCount(cells) : null
}

/** Boards won by each side, this one included. */
export function scoreAfter(state: MatchState): [number, number] {
  const [mine, theirs] = state.score
  const winner = endOf(state)?.winner
  return [mine + (winner === 0 ? 1 : 0), theirs + (winner === 1 ? 1 : 0)]
}

export const other = (side: Side): Side => (side === 0 ? 1 : 0)

export const isLost = ({ id, fails }: Turn): boolean => id === null || fails.length > 0

const linesBy = (cells: MatchState['cells'], side: Side) => getFilledLines((cell) => cells[cell]?.by === side)

function byCount(cells: MatchState['cells']): MatchEnd {
  const of = (side: Side) => cells.filter((cell) => cell?.by === side)
  const [mine, theirs] = [of(0), of(1)]
  if (mine.length !== theirs.length) return { winner: mine.length > theirs.length ? 0 : 1, by: 'cells' }
  // Tie-breaker: total rarity, in tenths of a percent, so that it is the same on every machine.
  const rarity = (marks: typeof mine) => marks.reduce((sum, mark) => sum + Math.round(1000 * mark!.share), 0)
  const difference = rarity(mine) - rarity(theirs)
  return difference === 0 ? { winner: null, by: 'draw' } : { winner: difference < 0 ? 0 : 1, by: 'rarity' }
}

function place(state: MatchState, cell: number, player: Candidate) {
  const { turn: by, cells, used, steals } = state
  const stole = cells[cell] !== null
  if (cells[cell]?.by === by) return { ok: false, reason: 'cell-taken' } as const
  if (stole && steals[by] === 0) return { ok: false, reason: 'no-steal-left' } as const
  if (used.includes(player.id)) return { ok: false, reason: 'already-guessed' } as const
  const judgement = checkAnswer(player)
  if (judgement.is === 'unknown') return { ok: false, reason: 'cannot-tell' } as const
  const { id, share } = player
  if (judgement.is === 'wrong')
    return { ok: true, state: withLostTurn(state, { cell, id, fails: judgement.fails, stole }) } as const
  const next = {
    ...state,
    cells: cells.with(cell, { by, id, share }),
    steals: stole ? (steals.with(by, steals[by] - 1) as [number, number]) : steals,
    used: [...used, id],
    turns: [...state.turns, { by, cell, id, fails: [], stole }],
    turn: other(by),
  }
  return { ok: true, state: next } as const
}

const withLostTurn = (state: MatchState, turn: Omit<Turn, 'by' | 'stole'> & { stole?: boolean }): MatchState => ({
  ...state,
  turns: [...state.turns, { stole: false, ...turn, by: state.turn }],
  turn: other(state.turn),
})

/** The side with an unassailable lead; null while the match is open. Draws count for neither. */
export function winnerOf(boards: readonly (Side | null)[], bestOf: number): Side | 'draw' | null {
  const won = (side: Side) => boards.filter((winner) => winner === side).length
  const [mine, theirs] = [won(0), won(1)]
  const left = bestOf - boards.length
  if (mine > theirs + left) return 0
  if (theirs > mine + left) return 1
  return left > 0 ? null : 'draw'
}

/** Side that begins board `at` (from 0); the sides take turns. */
export const starterOf = (at: number): Side => (at % 2 === 0 ? 0 : 1)
