import type { Seat } from '#games/engine.ts'
import type { MatchOutcome, Row } from './state.ts'

/** A rival counts as one from so many moves on: nobody earns against an empty chair. */
export const LEAST_MOVES = 3

type Figures = Omit<Row, 'rank' | 'points' | 'base'>

/** Sorts and numbers a table: who compares equal shares a rank, and nobody has one before anybody has scored. */
export function ranked<Figured extends Figures>(
  rows: readonly Figured[],
  compare: (one: Figured, other: Figured) => number,
): (Figured & { rank: number | null })[] {
  const sorted = rows.toSorted((one, other) => compare(one, other) || one.seat - other.seat)
  const scored = rows.some(({ score }) => score > 0)
  return sorted.map((row) => ({
    ...row,
    rank: scored ? 1 + sorted.findIndex((other) => compare(other, row) === 0) : null,
  }))
}

/** Whether anybody but this seat has played. */
export const hasRival = (rows: readonly Pick<Row, 'seat' | 'n'>[], seat: Seat): boolean =>
  rows.some((row) => row.seat !== seat && row.n >= LEAST_MOVES)

/** What a match was worth for the seat of a row. */
export const outcomeOf = ({ rank, points, base, score, ms, n }: Row, out: boolean): MatchOutcome => ({
  won: rank === 1 && points > 0,
  score,
  points,
  base,
  lines: points > 0 ? [{ key: 'place', points, count: rank ?? 0 }] : [],
  n,
  ms,
  tags: out ? ['forfeit'] : [],
})
