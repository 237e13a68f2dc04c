import type { Seat, Step } from '#games/engine.ts'
import { matchOf, type MatchAction } from '#games/match/index.ts'
import {
  tictactoeMatch,
  endOf,
  other,
  winnerOf,
  type MatchAction as BoardAction,
  type MatchState as Board,
  type Side,
} from '../../rules/match.ts'
import {
  SEATS,
  LATE_TURNS,
  REVEAL_MS,
  type Dealt,
  type Figures,
  type Game,
  type GameView,
  type Move,
  type Refusal,
  type Settings,
} from './state.ts'
import { hasRival, LEAST_MOVES } from '#games/match/table.ts'

export * from './state.ts'

export type Action = MatchAction<Settings, Dealt, Move>

/** A view hides nothing, because the game holds no answers before they are named. */
function viewOf(game: Game, seat: Seat | null): GameView {
  const { phase, sides, board, ends, lost } = game
  const boards = phase === 'over' ? [...game.boards, board] : []
  const shown = (one: Game['board']) => tictactoeMatch.view(one, 0)
  const number = phase === 'turn' ? ends.length + 1 : Math.max(1, ends.length)
  return {
    phase,
    number,
    board: shown(board),
    sides,
    you: sideOf(game, seat),
    score: wonIn(ends),
    lost,
    boards: boards.map(shown),
  }
}

/** Number of axes a room remembers, enough for an evening of rematches. */
const ASKED_KEPT = 24

type Kickoff = { seats: readonly Seat[]; settings: Settings; before: Game | null }

/** X is the lower seat; the side that began the last match begins second now. */
function kickOff({ grids }: Dealt, { seats, settings, before }: Kickoff, now: number): Game {
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
  const stealsPerSide = ([0, 1] as const).map((side) => (side === starter ? starterSteals : steals)) as [number, number]
  const setup = { rows, columns, starter, steals: stealsPerSide, strength: null, score: wonIn(ends) }
  return { ...tictactoeMatch.start(setup, 0, 0), used }
}

const startTurn = (game: Game, now: number): Game => {
  const { seconds } = game.settings
  return { ...game, phase: 'turn', startedAt: now, until: seconds === 0 ? null : now + 1000 * seconds }
}

const sideOf = ({ sides }: Pick<Game, 'sides'>, seat: Seat | null): Side | null =>
  seat === sides[0] ? 0 : seat === sides[1] ? 1 : null

/** A name or a pass of the side to play. A refused move costs neither turn nor time. */
function move(game: Game, by: Seat, played: Move, now: number): Step<Game, Refusal> {
  if (game.phase !== 'turn') return { ok: false, reason: 'no-round' }
  const side = sideOf(game, by)
  if (side === null) return { ok: false, reason: 'no-seat' }
  const step = tictactoeMatch.apply(game.board, played, side, now)
  if (!step.ok) return step
  const named = played.type === 'place' ? addFor(game.named, side, 1) : game.named
  const late = game.late.with(side, 0) as [number, number]
  return { ok: true, state: afterTurn({ ...game, named, late, ms: timeSpent(game, side, now) }, step.state, now) }
}

/** Ends a turn whose clock has run out, which is lost, or the reveal. */
function timeUp(game: Game, now: number): Game {
  if (game.phase === 'reveal') return goOn(game, now)
  const side = game.board.turn
  const late = addFor(game.late, side, 1)
  const next = { ...game, late, ms: timeSpent(game, side, now) }
  if (late[side] >= LATE_TURNS) return leave(next, side)
  return afterTurn(next, applied(game.board, { type: 'pass' }, side, now), now)
}

function forfeit(game: Game, seat: Seat): Game {
  const side = sideOf(game, seat)
  return side === null || game.phase === 'over' ? game : leave(game, side)
}

/** Ends the match. */
const stop = (game: Game): Game => ({ ...game, phase: 'over', until: null })

function leave(game: Game, side: Side): Game {
  const isRunning = endOf(game.board) === null
  const board = isRunning ? applied(game.board, { type: 'giveUp' }, side, 0) : game.board
  return { ...game, board, lost: side, phase: 'over', until: null }
}

function applied(board: Board, action: BoardAction, side: Side, now: number): Board {
  const step = tictactoeMatch.apply(board, action, side, now)
  if (!step.ok) throw new Error(`a ${action.type} was refused: ${step.reason}`)
  return step.state
}

function afterTurn(game: Game, board: Board, now: number): Game {
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
const wonIn = (ends: Game['ends']): [number, number] => [
  ends.filter(({ winner }) => winner === 0).length,
  ends.filter(({ winner }) => winner === 1).length,
]

const isDecided = ({ ends, settings }: Pick<Game, 'ends' | 'settings'>): boolean =>
  winnerOf(
    ends.map(({ winner }) => winner),
    settings.bestOf,
  ) !== null

const addFor = (pair: readonly [number, number], side: Side, more: number) =>
  pair.with(side, pair[side] + more) as [number, number]

const timeSpent = ({ ms, startedAt }: Game, side: Side, now: number) => addFor(ms, side, Math.max(0, now - startedAt))

/** Points of a match for a side that named at least three footballers (docs/games/tictactoe.md). */
const POINTS = { won: 50, drawn: 25, lost: 10 } as const

type Played = Pick<Game, 'sides' | 'ends' | 'named' | 'ms' | 'lost' | 'settings'>

/**
 * Sorted by boards won; the side that left is last. An abandoned match earns nothing, because one person with two
 * windows could farm points.
 */
function tableOf(game: Played): Figures[] {
  const { sides, ends, named, ms, lost } = game
  const won = wonIn(ends)
  const drawn = ends.filter(({ winner }) => winner === null).length
  const rows = ([0, 1] as const).map((side) => ({
    side,
    seat: sides[side],
    score: won[side],
    drawn,
    ms: ms[side],
    n: named[side],
  }))
  const isWhole = lost === null && isDecided(game)
  const leader = lost === null ? leaderOf(...won) : lost === 0 ? 1 : 0
  return rows
    .toSorted((one, two) => Number(two.side === leader) - Number(one.side === leader))
    .map(({ side, ...row }) => {
      const pays = isWhole && row.n >= LEAST_MOVES && hasRival(rows, row.seat)
      const how = leader === null ? 'drawn' : leader === side ? 'won' : 'lost'
      const rank = leader === null ? (ends.length > 0 ? 1 : null) : leader === side ? 1 : 2
      return { ...row, rank, base: pays ? POINTS.lost : 0, points: pays ? POINTS[how] : 0 }
    })
}

const leaderOf = (x: number, o: number): Side | null => (x === o ? null : x > o ? 0 : 1)

/** Two sides over the best of one, three or five boards. The shell deals the grids and looks up names. */
export const gridRace = matchOf<Settings, Dealt, Game, Move, GameView, Figures, Refusal>({
  seats: SEATS,
  defaults: { bestOf: 3, steals: 1, seconds: 20 },
  // The starter has the advantage, and therefore no steal.
  quick: { bestOf: 3, steals: 1, starterSteals: 0, seconds: 20 },
  kickOff,
  apply: (game, played, by, now) => move(game, by, played, now),
  forfeit,
  stop,
  clock: ({ startedAt, until }) => (until === null ? null : { since: startedAt, until }),
  timeUp,
  isOver: ({ phase }) => phase === 'over',
  rounds(game) {
    const played = game.ends.length
    return { played, planned: game.lost === null && isDecided(game) ? played : played + 1 }
  },
  table: tableOf,
  view: viewOf,
})
