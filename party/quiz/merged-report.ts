import type * as Party from 'partykit/server'
import { signedHeaders } from '#contracts/room-results.ts'
import { QuizReport, type QuizReported } from '#contracts/quiz-results.ts'
import type { Report } from '#games/quiz/match/standings.ts'

/** The room that merges the reports of all shards. */
const TABLE = { party: 'quiztable', room: 'all' } as const
/** After this time a shard falls back to its own report. */
const REPORT_TIMEOUT_MS = 1_500

/** Merged report of all shards for a round; null on failure or time-out. */
export async function mergedReport(
  context: Party.Room['context'],
  reported: QuizReported,
  secret: string,
  now: number,
): Promise<Report | null> {
  const body = JSON.stringify(reported)
  try {
    const table = context.parties[TABLE.party]!.get(TABLE.room)
    const headers = await signedHeaders(body, secret, now)
    const answer = await table.fetch({ method: 'POST', body, headers, signal: AbortSignal.timeout(REPORT_TIMEOUT_MS) })
    return QuizReport.safeParse(await answer.json()).data ?? null
  } catch {
    return null
  }
}
