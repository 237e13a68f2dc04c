import { hasRival, LEAST_MOVES } from '#games/match/table.ts'
import type { Side } from '../../rules/match.ts'
import type { Figures, Game } from './state.ts'
import { isDecided, wonIn } from './turns.ts'

/** Points of a match for a side that named at least three (docs/games/tictactoe.md). */
const POINTS = { won: 50, drawn: 25, lost: 10 } as const

type Played = Pick<Game, 'sides' | 'ends' | 'named' | 'ms' | 'lost' | 'settings'>

/**
 * Sorted by boards won; the side that left is last. An abandoned match pays nothing, or two windows of one person could
 * farm points.
 */
export function tableOf(game: Played): Figures[] {
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
