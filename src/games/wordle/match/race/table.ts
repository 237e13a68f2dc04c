import { hasRival, ranked } from '#games/match/table.ts'
import type { Figures, Game } from './state.ts'

/** Points of the first three of a match (docs/games/wordle.md). */
const PLACE_POINTS = [50, 30, 20] as const
/** Points of everybody else who solved a round. */
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

/** A match left before its last round pays nothing, or two windows of one person could farm points. */
const isWhole = ({ solvedAt }: Unplaced, rounds: number): boolean => solvedAt.length === rounds

/** A player without a solved round earns nothing, whatever the rank. */
const pointsOf = ({ score, rank }: Unplaced & { rank: number | null }): number =>
  score === 0 ? 0 : (PLACE_POINTS[(rank ?? 0) - 1] ?? SOLVED_POINTS)
