import * as z from 'zod/mini'
import type { BoardPage } from '#contracts/boards.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { periodAfter, periodBefore } from '#core/periods.ts'
import { call } from '#server/supabase.ts'
import { boardValues, type BoardOf } from './period.ts'
import { LineRow, timeOf } from './rows.ts'

const PAGE_SIZE = 100

const Page = z.object({ players: z.int(), rows: z.array(z.object({ ...LineRow, before: z.nullable(z.int()) })) })

/** The first `size` lines of a board, as public data. */
export async function boardPage(of: BoardOf, now: number, size = PAGE_SIZE): Promise<BoardPage> {
  const { board, period } = of
  const earlier = periodBefore(period)
  const values = { ...boardValues(of), size, before: earlier && toIsoDate(earlier.since) }
  const { players, rows } = await call('board_page', values, Page)
  return {
    board,
    period: period.kind,
    of: period.of,
    since: period.since,
    until: period.until,
    previous: earlier?.of ?? null,
    next: periodAfter(period, dayAt(now))?.of ?? null,
    players,
    rows: rows.map(({ tie, ...row }) => ({ ...row, ms: timeOf(board, tie) })),
  }
}
