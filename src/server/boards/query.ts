import { BoardQuery } from '#contracts/boards.ts'
import { HttpError } from '#server/http-error.ts'
import { boardAsked, type BoardOf } from './period.ts'

/** Parses the board and period of an address. Throws `bad-request` and what `boardAsked` throws. */
export function boardOfAddress(url: string, now: number): BoardOf {
  const query = BoardQuery.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) throw new HttpError('bad-request', 'board, period (day, week, season, all) and of')
  return boardAsked(query.data, now)
}
