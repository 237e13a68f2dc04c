import type { Seat, Step } from '#games/engine.ts'
import {
  endOf,
  other,
  tictactoeMatch,
  winnerOf,
  type MatchAction,
  type MatchState as Board,
  type Side,
} from '../../rules/match.ts'
import { LATE_TURNS, REVEAL_MS, type Dealt, type Game, type Move, type Refusal, type Settings } from './state.ts'

/** Axes that a room remembers: enough for an evening of rematches. */
const ASKED_KEPT = 24

type Kickoff = { seats: readonly Seat[]; settings: Settings; before: Game | null }

/** X is the lower seat; the side that began the last match begins second now. */
export function kickOff({ grids }: Dealt, { seats, settings, before }: Kickoff, now: number): Game {
  const [x, o] = [seats[0]!, seats[1]!]
  const first: Side = before && before.sides[before.first] === x ? 1 : 0
  const keys = grids.flatMap(({ rows, columns }) => [...rows, ...columns].map(({ key }) => key))
  const game: Omit<Game, 'board' | 'until'> = {
    grids,
    settings,
    phase: 'turn',
    sides: [x, o],
    first,
    boards: [],
    ends: [],
    startedAt: now,
    late: [0, 0],
    named: [0, 0],
    ms: [0, 0],
    lost: null,
    asked: [...(before?.asked ?? []), ...keys].slice(-ASKED_KEPT),
  }
  return startTurn({ ...game, board: boardOf(game, []), until: null }, now)
}

/** Names stay used across the boards of a match. */
function boardOf({ grids, settings, first, ends }: Omit<Game, 'board' | 'until'>, used: readonly string[]): Board {
  const { rows, columns } = grids[ends.length]!
  const { steals, starterSteals = steals } = settings
  const starter = ends.length % 2 === 0 ? first : other(first)
  const each = ([0, 1] as const).map((side) => (side === starter ? starterSteals : steals)) as [number, number]
  const setup = { rows, columns, starter, steals: each, strength: null, score: wonIn(ends) }
  return { ...tictactoeMatch.start(setup, 0, 0), used }
}

const startTurn = (game: Game, now: number): Game => {
  const { seconds } = game.settings
  return { ...game, phase: 'turn', startedAt: now, until: seconds === 0 ? null : now + 1000 * seconds }
}

export const sideOf = ({ sides }: Pick<Game, 'sides'>, seat: Seat | null): Side | null =>
  seat === sides[0] ? 0 : seat === sides[1] ? 1 : null

/** A name or a pass of the side to play. A refused move costs neither turn nor time. */
export function move(game: Game, by: Seat, played: Move, now: number): Step<Game, Refusal> {
  if (game.phase !== 'turn') return { ok: false, reason: 'no-round' }
  const side = sideOf(game, by)
  if (side === null) return { ok: false, reason: 'no-seat' }
  const step = tictactoeMatch.apply(game.board, played, side, now)
  if (!step.ok) return step
  const named = played.type === 'place' ? plus(game.named, side, 1) : game.named
  const late = game.late.with(side, 0) as [number, number]
  return { ok: true, state: turned({ ...game, named, late, ms: took(game, side, now) }, step.state, now) }
}

/** The clock has run out: of a turn, which is lost, or of the reveal. */
export function timeUp(game: Game, now: number): Game {
  if (game.phase === 'reveal') return goOn(game, now)
  const side = game.board.turn
  const late = plus(game.late, side, 1)
  const next = { ...game, late, ms: took(game, side, now) }
  if (late[side] >= LATE_TURNS) return leave(next, side)
  return turned(next, applied(game.board, { type: 'pass' }, side, now), now)
}

export function forfeit(game: Game, seat: Seat): Game {
  const side = sideOf(game, seat)
  return side === null || game.phase === 'over' ? game : leave(game, side)
}

/** Ends the match when a side left, which loses it. */
export const stop = (game: Game): Game => ({ ...game, phase: 'over', until: null })

function leave(game: Game, side: Side): Game {
  const isRunning = endOf(game.board) === null
  const board = isRunning ? applied(game.board, { type: 'giveUp' }, side, 0) : game.board
  return { ...game, board, lost: side, phase: 'over', until: null }
}

function applied(board: Board, action: MatchAction, side: Side, now: number): Board {
  const step = tictactoeMatch.apply(board, action, side, now)
  if (!step.ok) throw new Error(`a ${action.type} was refused: ${step.reason}`)
  return step.state
}

function turned(game: Game, board: Board, now: number): Game {
  const end = endOf(board)
  if (!end) return startTurn({ ...game, board }, now)
  const ends = [...game.ends, end]
  return { ...game, board, ends, phase: 'reveal', startedAt: now, until: now + REVEAL_MS }
}

function goOn(game: Game, now: number): Game {
  if (isDecided(game)) return stop(game)
  const boards = [...game.boards, game.board]
  return startTurn({ ...game, boards, board: boardOf(game, game.board.used) }, now)
}

/** Boards won by each side. */
export const wonIn = (ends: Game['ends']): [number, number] => [
  ends.filter(({ winner }) => winner === 0).length,
  ends.filter(({ winner }) => winner === 1).length,
]

export const isDecided = ({ ends, settings }: Pick<Game, 'ends' | 'settings'>): boolean =>
  winnerOf(
    ends.map(({ winner }) => winner),
    settings.bestOf,
  ) !== null

const plus = (pair: readonly [number, number], side: Side, more: number) =>
  pair.with(side, pair[side] + more) as [number, number]

const took = ({ ms, startedAt }: Game, side: Side, now: number) => plus(ms, side, Math.max(0, now - startedAt))
