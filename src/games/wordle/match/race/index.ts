import { guessesOf, isSolved, wordle, type Action as BoardAction } from '../../rules/engine.ts'
import type { Seat, Step } from '#games/engine.ts'
import {
  AFTER_HIT_MS,
  REVEAL_MS,
  ROUND_MS,
  SEATS,
  type Board,
  type Dealt,
  type Game,
  type Move,
  type Refusal,
  type Tally,
  type Figures,
  type GameView,
  type Settings,
  type Rival,
  type RivalState,
} from './state.ts'
import { hasRival, ranked } from '#games/match/table.ts'
import { matchOf, type MatchAction } from '#games/match/index.ts'

/** Number of answers a room remembers, enough for an evening of rematches. */
const ASKED_KEPT = 200

function kickOff({ day, answers }: Dealt, seats: readonly Seat[], before: Game | null, now: number): Game {
  const asked = [...(before?.asked ?? []), ...answers.map(({ id }) => id)].slice(-ASKED_KEPT)
  const tally = seats.map((seat) => ({ seat, solvedAt: [], ms: 0, guesses: 0 }))
  const game = { day, answers, asked, tally, out: [], boards: [] }
  return startRound({ ...game, phase: 'round', round: 0, startedAt: now, until: null }, now)
}

function startRound(game: Game, now: number): Game {
  const board = wordle.start({ answer: game.answers[game.round]!, day: game.day, hard: false }, 0, now)
  const boards = game.tally.map(({ seat }) => ({ seat, board, ms: null }))
  return { ...game, phase: 'round', startedAt: now, until: now + ROUND_MS, boards }
}

/** A move on the player's own board; the first solution shortens the round, the last board ends it. */
function move(game: Game, by: Seat, played: Move, now: number): Step<Game, Refusal> {
  if (game.phase !== 'round') return { ok: false, reason: 'no-round' }
  const mine = game.boards.find(({ seat }) => seat === by)
  if (!mine) return { ok: false, reason: 'no-seat' }
  const action: BoardAction = played.type === 'pass' ? { type: 'giveUp' } : played
  const step = wordle.apply(mine.board, action, by, now)
  if (!step.ok) return { ok: false, reason: step.reason === 'already-guessed' ? 'already-guessed' : 'board-finished' }
  const ms = wordle.isOver(step.state) ? now - game.startedAt : null
  const boards = game.boards.map((entry) => (entry === mine ? { ...entry, board: step.state, ms } : entry))
  const until = isSolved(step.state) ? Math.min(game.until!, now + AFTER_HIT_MS) : game.until
  return { ok: true, state: settle({ ...game, boards, until }, now) }
}

const forfeit = (game: Game, seat: Seat, now: number): Game => settle({ ...game, out: [...game.out, seat] }, now)

/** Ends a round once all boards are finished. */
function settle(game: Game, now: number): Game {
  const playing = game.boards.filter(({ seat }) => !game.out.includes(seat))
  return game.phase === 'round' && playing.every(({ ms }) => ms !== null) ? endRound(game, now) : game
}

function timeUp(game: Game, now: number): Game {
  if (game.phase === 'round') return endRound(game, now)
  const round = game.round + 1
  return round < game.answers.length ? startRound({ ...game, round }, now) : over(game)
}

/** Ends the match; the current round counts. */
const stop = (game: Game, now: number): Game => over(game.phase === 'round' ? endRound(game, now) : game)

function endRound(game: Game, now: number): Game {
  const tally = game.tally.map((entry) =>
    add(
      entry,
      game.boards.find(({ seat }) => seat === entry.seat)!,
    ),
  )
  return { ...game, phase: 'reveal', startedAt: now, until: now + REVEAL_MS, tally }
}

function add(tally: Tally, { board, ms }: Board): Tally {
  const solved = isSolved(board)
  return {
    seat: tally.seat,
    solvedAt: [...tally.solvedAt, solved ? guessesOf(board) : 0],
    ms: tally.ms + (solved ? ms! : 0),
    guesses: tally.guesses + board.rows.length,
  }
}

const over = (game: Game): Game => ({ ...game, phase: 'over', until: null })

/** Points of the first three of a match (docs/games/wordle.md). */
const PLACE_POINTS = [50, 30, 20] as const
/** Points for all others who solved a round. */
const SOLVED_POINTS = 15

type Unplaced = Omit<Figures, 'rank' | 'points' | 'base'>

/** Table of the finished rounds: solved, then fewer guesses, then less time; forfeited seats last. */
export function tableOf(game: Pick<Game, 'tally' | 'out' | 'answers'>): Figures[] {
  const { tally, out, answers } = game
  const rows = tally.map(({ seat, solvedAt, ms, guesses }): Unplaced => {
    const found = solvedAt.filter((guess) => guess > 0)
    const used = found.reduce((sum, guess) => sum + guess, 0)
    return { seat, solvedAt, ms, score: found.length, guesses: used, n: guesses }
  })
  const compare = (one: Unplaced, other: Unplaced) =>
    Number(out.includes(one.seat)) - Number(out.includes(other.seat)) ||
    other.score - one.score ||
    one.guesses - other.guesses ||
    one.ms - other.ms
  return ranked(rows, compare).map((row) => {
    const pays = isWhole(row, answers.length) && !out.includes(row.seat) && hasRival(rows, row.seat)
    const base = pays && row.score > 0 ? SOLVED_POINTS : 0
    return { ...row, base, points: pays ? pointsOf(row) : 0 }
  })
}

/**
 * False for a match that ended before its last round, which earns nothing, because one person with two windows could
 * farm points.
 */
const isWhole = ({ solvedAt }: Unplaced, rounds: number): boolean => solvedAt.length === rounds

/** A player without a solved round earns nothing, whatever the rank. */
const pointsOf = ({ score, rank }: Unplaced & { rank: number | null }): number =>
  score === 0 ? 0 : (PLACE_POINTS[(rank ?? 0) - 1] ?? SOLVED_POINTS)

export * from './state.ts'

export type Action = MatchAction<Settings, Dealt, Move>

/**
 * Two to eight players race to name the same footballer over three or five rounds. The shell deals the answers
 * (`deal.ts`).
 */
export const race = matchOf<Settings, Dealt, Game, Move, GameView, Figures, Refusal>({
  seats: SEATS,
  defaults: { rounds: 3, difficulty: 'easy', hideColours: false },
  quick: { rounds: 3, difficulty: 'easy', hideColours: false },
  kickOff: (dealt, { seats, before }, now) => kickOff(dealt, seats, before, now),
  apply: (game, played, by, now) => move(game, by, played, now),
  forfeit,
  stop,
  clock: ({ startedAt, until }) => (until === null ? null : { since: startedAt, until }),
  timeUp,
  isOver: ({ phase }) => phase === 'over',
  rounds: ({ tally, answers }) => ({ played: tally[0]?.solvedAt.length ?? 0, planned: answers.length }),
  table: tableOf,
  view: viewOf,
})

/** View of one seat. The answer is hidden until the round is over for all, even from those who have solved it. */
function viewOf(game: Game, you: Seat | null, { hideColours }: Settings, over: boolean): GameView {
  const { phase, answers, round } = game
  const mine = game.boards.find(({ seat }) => seat === you)
  const hides = (seat: Seat) => hideColours && phase === 'round' && seat !== you
  return {
    phase,
    round: round + 1,
    board: mine ? { ...wordle.view(mine.board, 0), answer: null } : null,
    boards: game.boards.map((board) => rivalOf(game, board, hides(board.seat))),
    answer: phase === 'round' ? null : answers[round]!,
    answers: over ? answers.slice(0, round + 1) : [],
  }
}

function rivalOf(game: Game, entry: Board, hidden: boolean): Rival {
  const rows = entry.board.rows.map(({ tiles }) => tiles.map(({ state }) => state))
  return { seat: entry.seat, rows: hidden ? null : rows, guesses: guessesOf(entry.board), state: stateOf(game, entry) }
}

function stateOf(game: Game, { seat, board, ms }: Board): RivalState {
  if (isSolved(board)) return 'solved'
  if (game.out.includes(seat)) return 'out'
  return ms !== null || game.phase !== 'round' ? 'missed' : 'playing'
}
