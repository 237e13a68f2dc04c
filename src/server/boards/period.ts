import type { BoardId } from '#contracts/boards.ts'
import { hasBegun, periodAt, periodOf, type Period, type PeriodKind } from '#core/periods.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { HttpError } from '#server/http-error.ts'

/** A board in a period. */
export type BoardOf = { board: BoardId; period: Period }

type Asked = { board: BoardId; period: PeriodKind; of?: string | undefined }

/**
 * Parses the board and period of a query. Throws `unknown-mode` for a game without ranked runs, `unknown-period` for an
 * invalid period, or one before the launch or in the future.
 */
export function boardAsked({ board, period: kind, of }: Asked, now: number): BoardOf {
  if (!hasBoard(board)) throw new HttpError('unknown-mode')
  const today = dayAt(now)
  const period = of === undefined ? periodAt(kind, today) : periodOf(kind, of)
  if (!period || !hasBegun(period, today)) throw new HttpError('unknown-period')
  return { board, period }
}

const hasBoard = (board: BoardId): boolean =>
  board === 'all' ||
  board === 'quiz' ||
  CATALOGUE.some(({ id, modes }) => id === board && modes.some(({ counts }) => counts === 'ranked'))

/** Parameters of the database's functions. */
export const boardValues = ({ board, period }: BoardOf) => ({
  for_board: board,
  for_period: period.kind,
  from_date: toIsoDate(period.since),
})
