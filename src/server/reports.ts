import * as z from 'zod/mini'
import type { ErrorCode } from '#contracts/errors.ts'
import { ReportAnswer, type About, type NewReport } from '#contracts/reports.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId } from '#core/games.ts'
import { clubById, CLUBS, footballerById } from '#data/facts.ts'
import { homeGrounds } from '#data/pools.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import type { Caller } from './caller.ts'
import { hashOfDay } from './day-hash.ts'
import { HttpError } from './http-error.ts'
import { call, failureOfAccount } from './supabase.ts'

const Added = z.object({ ...ReportAnswer.shape, created: z.boolean() })

/**
 * Stores a report of a wrong fact, once per reporter, subject, field and UTC day. Throws `unknown-game` (also for one
 * that is not open), `unknown-player`, `unknown-club`. Reads no puzzle, so its answer cannot reveal one.
 */
export async function addReport(
  { user, visitor }: Caller,
  address: string,
  { game, about, field, note, run }: NewReport,
  now: number,
): Promise<z.output<typeof Added>> {
  if (!isReported(game)) throw new HttpError('unknown-game')
  const unknown = await unknownOf(about)
  if (unknown) throw new HttpError(unknown)
  const report = {
    account: user?.id ?? null,
    visitor_hash: visitor,
    reported_by: hashOfDay(user?.id ?? visitor ?? address, now),
    on_date: toIsoDate(dayAt(now)),
    of_game: game,
    of_kind: about.kind,
    of_about: about.id,
    of_field: field,
    with_note: note,
    of_run: run ?? null,
  }
  return call('add_report', report, Added).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
}

const QUIZ = 'quiz'
const groundIds = new Set(homeGrounds(CLUBS, CLUB_RECORDS).map(({ id }) => id))

/** The live quiz is not in the closed list of games, but has facts too. */
const isReported = (game: string): boolean => game === QUIZ || isGameId(game)

/** Returns why there is nothing to report, or null. */
async function unknownOf({ kind, id }: About): Promise<ErrorCode | null> {
  if (kind === 'footballer') return footballerById(id) ? null : 'unknown-player'
  if (kind === 'club') return clubById(id) ? null : 'unknown-club'
  if (kind === 'ground') return groundIds.has(id) ? null : 'not-found'
  // Lazy: the deck is large, and few reports are about it.
  const { questionById } = await import('#games/quiz/deal/held.ts')
  return questionById(id) ? null : 'not-found'
}
