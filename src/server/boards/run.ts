import { BOARD_IDS, type BoardId } from '#contracts/boards.ts'
import type { Standing } from '#contracts/runs.ts'
import { dayAt } from '#core/days.ts'
import { periodAt } from '#core/periods.ts'
import { PERCENT_FROM, standingOf } from './standing.ts'

export type RankedRun = {
  game: string
  /** Number of right answers. */
  score: number
  /** Null for a visitor, who sees a hypothetical rank. */
  account: string | null
}

/**
 * Rank of a ranked run just written, in the week of `at` (ms): an account ranks by its best run of that week, a visitor
 * as if this run were entered. Null for a game without a board.
 */
export async function standingOfRun({ game, score, account }: RankedRun, at: number): Promise<Standing | null> {
  if (!isBoard(game)) return null
  const period = periodAt('week', dayAt(at))
  const found = await standingOf(account === null ? { score } : { account, score }, { board: game, period })
  if (!found) return null
  const { rank, players, equals } = found
  const worse = players - (rank - 1) - equals
  const betterThan = players < PERCENT_FROM ? null : Math.floor((100 * worse) / players)
  return { period: 'week', of: period.of, rank, players, betterThan, entered: account !== null }
}

const isBoard = (game: string): game is BoardId => BOARD_IDS.includes(game as BoardId)
