import * as z from 'zod/mini'
import { newSeed } from '#core/random.ts'
import { hasAllClubs } from '#data/trust.ts'
import type { Drawn, PracticeGame, PracticeRound } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { decodeGrids } from '#search/grids-pack.ts'
import type { Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { gridOf, keysOf } from '../../deal/deal.ts'
import {
  scoreAfter,
  starterOf,
  tictactoeMatch,
  endOf,
  isLost,
  type MatchAction,
  type MatchState,
  type MatchView,
} from '../../rules/match.ts'
import { gridsOf, type Grids } from '../../deal/grids.ts'
import { PracticeDeal } from '../../deal/practice-deal.ts'
import { allowsGrids, practiceGrid, RECENT } from '../../deal/practice-grid.ts'
import { botMove, type Known } from './bot.ts'
import { LEVELS, strengthOf, type Level } from './levels.ts'
import { MatchWire, type MatchMove } from './wire.ts'
import type { Outcome } from '#games/outcome.ts'

/** One steal for each side. */
const STEALS = [1, 1] as const

/** The grid, the number of this board (which decides the side that begins) and the score before it. */
const MatchDeal = z.object({
  grid: PracticeDeal,
  board: z.int(),
  score: z.tuple([z.int(), z.int()]),
  /** Seed for the bot's knowledge. */
  seed: z.int(),
})

/** Matches against the bot, and of two people on one screen, as one practice with levels. */
export function matchPracticeOf(json: unknown, pack: Pack): PracticeGame<Level, MatchState, MatchView, MatchMove> {
  const grids = gridsOf(decodeGrids(json, pack), pack)
  return {
    levels: () => LEVELS,
    follows: (_, asked) => allowsGrids(grids.band, pack, asked),
    round: (_, level, asked) => matchRound(level, grids, pack, asked),
    outcome: matchOutcome,
    isKept: (level) => strengthOf(level) !== null,
    facts: (state) => grids.facts({ ...state, cells: state.cells.map((mark) => mark && { ...mark, of: 0, same: 0 }) }),
  }
}

function matchRound(
  level: Level,
  grids: Grids,
  pack: Pack,
  asked: (() => Drawn | undefined) | undefined,
): PracticeRound<MatchState, MatchView, MatchMove> {
  const strength = strengthOf(level)
  let previous = (): { board: number; score: [number, number] } => ({ board: 0, score: [0, 0] })
  const round = dealtRound({
    key: `${practiceKey('tictactoe')}${level}`,
    recent: RECENT,
    engine: tictactoeMatch,
    deal: MatchDeal,
    action: MatchWire,
    setupOf({ grid, board, score }) {
      const drawn = gridOf(grid, grids.band)
      return drawn && { ...grids.shown(drawn), starter: starterOf(board), steals: STEALS, strength, score }
    },
    resolve(wire, state): MatchAction | null {
      if (wire.type !== 'place') return { type: wire.type }
      const player = grids.candidate(wire.player, wire.cell, state)
      return player ? { type: 'place', cell: wire.cell, player } : null
    },
    next(random, recent) {
      const grid = keysOf(practiceGrid(grids.band, pack, random, recent, asked?.()))
      return { deal: { grid, ...previous(), seed: newSeed() }, asked: [...grid.rows, ...grid.columns] }
    },
  })
  previous = () => {
    const last = round.$round.get()
    return last ? { board: last.deal.board + 1, score: scoreAfter(last.state) } : { board: 0, score: [0, 0] }
  }

  /** Move of the bot, which knows only undisputed answers. */
  function botTurn(): MatchWire | null {
    const now = round.$round.get()
    if (!now || now.view.over || now.state.turn !== 1 || strength === null) return null
    const move = botMove(now.state, (cell) => undisputed(grids.answers(cell, now.state), pack), strength, now.deal.seed)
    return move ? { type: 'place', by: 1, cell: move.cell, player: move.id } : { type: 'pass', by: 1 }
  }

  return {
    ...round,
    play(action) {
      const wire = action.type === 'answer' ? botTurn() : action
      return wire && round.play(wire, 'by' in wire ? wire.by : (round.$round.get()?.state.turn ?? 0))
    },
  }
}

const undisputed = (answers: readonly Known[], { byId }: Pack): Known[] =>
  answers.filter(({ id }) => {
    const named = byId.get(id)
    return named?.clues != null && hasAllClubs(named)
  })

/** Points for a win, by the strength of the bot (docs/games/tictactoe.md). */
const WIN_POINTS: Record<number, number> = { 40: 20, 60: 35, 80: 50 }

const MOST_ITEMS = 16

/** Outcome for X; a match of two people on one screen is not recorded. Score 2 is a win, 1 a draw. */
export function matchOutcome(state: MatchState): Outcome {
  const { strength, forfeited, turns } = state
  const end = endOf(state)
  const won = end?.winner === 0
  const own = turns.filter(({ by }) => by === 0)
  const named = own.flatMap((turn) => (turn.id !== null && !isLost(turn) ? [turn.id] : []))
  const points = strength === null ? 0 : (WIN_POINTS[strength] ?? 0)
  return {
    won,
    score: won ? 2 : end && end.winner === null ? 1 : 0,
    lines: won && points > 0 && strength !== null ? [{ key: 'bot', points, count: strength }] : [],
    n: own.length + (forfeited === 0 ? 1 : 0),
    tags: [...(strength === null ? [] : [`bot-${strength}`]), ...(forfeited === 0 ? ['gave-up'] : [])],
    items: [...new Set(named)].slice(0, MOST_ITEMS),
  }
}
