import type * as Party from 'partykit/server'
import { QuizReported } from '#contracts/quiz-results.ts'
import { isSignedResult } from '#contracts/room-results.ts'
import { merged, type Report } from '#games/quiz/match/standings.ts'
import { answerHttp } from './room/handshake.ts'
import { RUNTIME, type Environment } from './room/environment.ts'

/** A shard that has not reported within this time is left out of the merged standings. */
const REPORT_TIMEOUT_MS = 1_000
/** Rounds kept in memory. */
const MOST_ROUNDS = 2

type Merge = { reports: Map<number, Report>; whole: Promise<void>; end: () => void }

/**
 * Merges the reports of all shards of the World quiz, at `/parties/quiztable/all`. Each shard reports after a round and is
 * answered with the merged report once all have reported. Stores nothing: shards report again for the next round.
 */
export default class QuizTable implements Party.Server {
  static onBeforeConnect = answerHttp
  static onBeforeRequest = answerHttp
  static onFetch = answerHttp
  private readonly room: Party.Room
  private readonly environment: Environment
  private readonly mergesByRound = new Map<string, Merge>()

  constructor(room: Party.Room, environment: Environment = RUNTIME) {
    this.room = room
    this.environment = environment
  }

  async onRequest(request: Party.Request): Promise<Response> {
    const body = await request.text()
    const secret = String(this.room.env['ROOM_RESULT_SECRET'] ?? '')
    const headers = request.headers as unknown as Headers
    if (!secret || !(await isSignedResult(headers, body, secret, this.environment.now()))) return refusal(401)
    const reported = QuizReported.safeParse(JSON.parse(body))
    if (!reported.success) return refusal(422)
    const { match, round, shard, shards, report } = reported.data
    const merge = this.mergeFor(`${match}|${round}`)
    merge.reports.set(shard, report)
    if (merge.reports.size >= shards) merge.end()
    await merge.whole
    return Response.json(merged([...merge.reports.values()]))
  }

  private mergeFor(key: string): Merge {
    const current = this.mergesByRound.get(key)
    if (current) return current
    const { promise: whole, resolve: end } = Promise.withResolvers<void>()
    const merge = { reports: new Map<number, Report>(), whole, end }
    this.environment.later(end, REPORT_TIMEOUT_MS)
    this.mergesByRound.set(key, merge)
    if (this.mergesByRound.size > MOST_ROUNDS) this.mergesByRound.delete(this.mergesByRound.keys().next().value!)
    return merge
  }
}

const refusal = (status: number) => new Response('', { status })
