import * as z from 'zod/mini'
import { ReportAnswer, type NewReport } from '#contracts/reports.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId } from '#core/games.ts'
import { footballerById } from '#data/facts.ts'
import { gameOf } from '#games/catalogue.ts'
import type { Caller } from './caller.ts'
import { hashOfDay } from './day-hash.ts'
import { HttpError } from './http-error.ts'
import { call, failureOfAccount } from './supabase.ts'

const Added = z.object({ ...ReportAnswer.shape, created: z.boolean() })

/**
 * Keeps a report of a wrong fact, once per reporter, footballer, field and UTC day. Throws `unknown-game` (also for one
 * that is not open), `unknown-player`. Looks at no puzzle, so that nothing of its answer can depend on one.
 * `address` is the caller's, for who has neither an account nor a visitor's cookie.
 */
export async function addReport(
  { user, visitor }: Caller,
  address: string,
  { game, footballer, field, note, run }: NewReport,
  now: number,
): Promise<z.output<typeof Added>> {
  if (!isGameId(game) || !gameOf(game).open) throw new HttpError('unknown-game')
  if (!footballerById(footballer)) throw new HttpError('unknown-player')
  const report = {
    account: user?.id ?? null,
    visitor_hash: visitor,
    reported_by: hashOfDay(user?.id ?? visitor ?? address, now),
    on_date: toIsoDate(dayAt(now)),
    of_game: game,
    about: footballer,
    of_field: field,
    with_note: note,
    of_run: run ?? null,
  }
  return call('add_report', report, Added).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
}
