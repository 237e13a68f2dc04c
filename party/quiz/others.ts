import type * as Party from 'partykit/server'
import { signedHeaders } from '#contracts/room-results.ts'
import { QuizReport, type QuizReported } from '#contracts/quiz-results.ts'
import type { Report } from '#games/quiz/match/standings.ts'

/** The one room that merges what the shards report. */
export const TABLE = { party: 'quiztable', room: 'all' } as const
/** A shard that does not hear from the table by then shows its own. */
const PATIENCE_MS = 1_500

/** What all shards together report of a round; null when the table does not tell in time. */
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
    const answer = await table.fetch({ method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    return QuizReport.safeParse(await answer.json()).data ?? null
  } catch {
    return null
  }
}
