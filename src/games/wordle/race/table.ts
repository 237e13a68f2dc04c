import type { Outcome } from '#games/outcome.ts'
import type { Seat } from '#games/engine.ts'
import type { Standing, State, Tally } from './state.ts'

/** For the first three of a match (rule sheet 6). */
const PLACE_POINTS = [50, 30, 20] as const
/** For everybody else who found somebody. */
const SOLVED_POINTS = 15

const NOTHING: Omit<Tally, 'seat'> = { solvedAt: [], ms: 0, guesses: 0 }

/** The table of the rounds finished so far: solved, then fewer guesses, then less time; who forfeited comes last. */
export function standingsOf({ players, tally }: Pick<State, 'players' | 'tally'>): Standing[] {
  const rows = players.map(({ seat, name, out }) => {
    const { solvedAt, ms } = tally.find((entry) => entry.seat === seat) ?? NOTHING
    const found = solvedAt.filter((guess) => guess > 0)
    return {
      seat,
      name,
      out,
      solvedAt,
      ms,
      solved: found.length,
      guesses: found.reduce((sum, guess) => sum + guess, 0),
    }
  })
  const sorted = rows.toSorted((one, other) => compare(one, other) || one.seat - other.seat)
  return sorted.map((row) => {
    const rank = 1 + sorted.findIndex((other) => compare(other, row) === 0)
    return { ...row, rank, points: pointsOf(row.solved, row.out, rank) }
  })
}

type Figures = { out: boolean; solved: number; guesses: number; ms: number }

const compare = (one: Figures, other: Figures): number =>
  Number(one.out) - Number(other.out) || other.solved - one.solved || one.guesses - other.guesses || one.ms - other.ms

/** Nothing right earns nothing, whatever the place. */
function pointsOf(solved: number, out: boolean, rank: number): number {
  if (solved === 0 || out) return 0
  return PLACE_POINTS[rank - 1] ?? SOLVED_POINTS
}

/** What the match was worth for a seat; null for a seat that did not play it. */
export function outcomeOf(
  state: Pick<State, 'players' | 'tally'>,
  seat: Seat,
): (Outcome & { points: number; ms: number }) | null {
  const tally = state.tally.find((entry) => entry.seat === seat)
  const row = standingsOf(state).find((entry) => entry.seat === seat)
  if (!tally || !row) return null
  const { rank, points, solved, ms, out } = row
  return {
    won: rank === 1 && points > 0,
    score: solved,
    points,
    lines: points > 0 ? [{ key: 'place', points, count: rank }] : [],
    n: tally.guesses,
    ms,
    tags: out ? ['forfeit'] : [],
  }
}
