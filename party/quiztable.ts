import type * as Party from 'partykit/server'
import { QuizReported } from '#contracts/quiz-results.ts'
import { isSignedResult } from '#contracts/room-results.ts'
import { merged, type Report } from '#games/quiz/match/standings.ts'
import { answerPlainly } from './room/handshake.ts'
import { WORLD, type Surroundings } from './room/surroundings.ts'

/** A shard that has not reported by then is left out of what the others are told. */
const PATIENCE_MS = 1_000
/** Rounds that are remembered. */
const MOST_ROUNDS = 2

type Gathering = { reports: Map<number, Report>; whole: Promise<void>; end: () => void }

/**
 * The table of all shards of the live quiz at `/parties/quiztable/all`, for shards alone: each reports after a round, and
 * is answered with all reports as one once every shard has reported. Keeps nothing: a report is asked for again.
 */
export default class QuizTable implements Party.Server {
  static onBeforeConnect = answerPlainly
  static onBeforeRequest = answerPlainly
  static onFetch = answerPlainly
  private readonly room: Party.Room
  private readonly world: Surroundings
  private readonly gatherings = new Map<string, Gathering>()

  constructor(room: Party.Room, world: Surroundings = WORLD) {
    this.room = room
    this.world = world
  }

  async onRequest(request: Party.Request): Promise<Response> {
    const body = await request.text()
    const secret = String(this.room.env['ROOM_RESULT_SECRET'] ?? '')
    const headers = request.headers as unknown as Headers
    if (!secret || !(await isSignedResult(headers, body, secret, this.world.now()))) return refusal(401)
    const reported = QuizReported.safeParse(JSON.parse(body))
    if (!reported.success) return refusal(422)
    const { match, round, shard, shards, report } = reported.data
    const gathering = this.gatheringOf(`${match}|${round}`)
    gathering.reports.set(shard, report)
    if (gathering.reports.size >= shards) gathering.end()
    await gathering.whole
    return Response.json(merged([...gathering.reports.values()]))
  }

  private gatheringOf(key: string): Gathering {
    const known = this.gatherings.get(key)
    if (known) return known
    const { promise: whole, resolve: end } = Promise.withResolvers<void>()
    const gathering = { reports: new Map<number, Report>(), whole, end }
    this.world.later(end, PATIENCE_MS)
    this.gatherings.set(key, gathering)
    if (this.gatherings.size > MOST_ROUNDS) this.gatherings.delete(this.gatherings.keys().next().value!)
    return gathering
  }
}

const refusal = (status: number) => new Response('', { status })
