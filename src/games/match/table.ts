import type { Seat } from '#games/engine.ts'
import type { MatchOutcome, Row } from './state.ts'

/** Minimum of moves for a rival to count, so that nobody earns against an absent player. */
export const LEAST_MOVES = 3

type Figures = Omit<Row, 'rank' | 'points' | 'base'>

/** Sorts and ranks a table: equal figures share a rank, and ranks are null until a seat has scored. */
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

/** True when another seat has played. */
export const hasRival = (rows: readonly Pick<Row, 'seat' | 'n'>[], seat: Seat): boolean =>
  rows.some((row) => row.seat !== seat && row.n >= LEAST_MOVES)

export type Verdict = 'won' | 'drawn' | 'lost'

/** Verdict for the seat of a row: leaving is a loss, equal ranks are a draw. */
export function verdictOf(row: Row, rows: readonly Row[], isOut: (seat: Seat) => boolean): Verdict {
  const standing = ({ seat, rank }: Row) => (isOut(seat) ? Infinity : (rank ?? Number.MAX_VALUE))
  const others = rows.filter(({ seat }) => seat !== row.seat).map(standing)
  const best = Math.min(...others)
  if (standing(row) === best) return 'drawn'
  return standing(row) < best ? 'won' : 'lost'
}

/** Outcome for the seat of a row. Sharing the first place is a draw, not a win. */
export const outcomeOf = (
  { seat, rank, points, base, score, ms, n }: Row,
  rows: readonly Row[],
  out: boolean,
): MatchOutcome => ({
  won: rank === 1 && points > 0 && rows.every((row) => row.rank !== 1 || row.seat === seat),
  score,
  points,
  base,
  lines: points > 0 ? [{ key: 'place', points, count: rank ?? 0 }] : [],
  n,
  ms,
  tags: out ? ['forfeit'] : [],
})
