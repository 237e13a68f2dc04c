import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import { isQuickWith, paceBeside, paceSettersOf } from '#games/quiz/match/pace.ts'
import { join } from '#games/quiz/match/seats.ts'
import { shardOfRoom } from '#games/quiz/match/shards.ts'
import type { Report } from '#games/quiz/match/standings.ts'
import { momentAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { addressOf } from '../room/handshake.ts'
import type { Broadcast } from './broadcast.ts'
import { mergedReport } from './merged-report.ts'
import { closeMatch } from './results.ts'
import type { SavedSeat } from './saved.ts'
import { Seats } from './seats.ts'
import type { EventQueue } from '../room/event-queue.ts'
import { deck, type Shard } from './shard.ts'
import { stepName, stepAt, type Step } from './steps.ts'
import { cardOf, ownReport, standingsOf } from './payloads.ts'

/** Time for a player to reconnect before a round may close without them. */
const RETURN_MS = 3_000

/** Scheduler of a shard: runs one match after another, step by step, by the clock. */
export class Scheduler {
  /** Settles when the merged report has arrived or timed out. */
  gathered: Promise<unknown> = Promise.resolve()
  /** No round closes early before this time. */
  private quickFrom = 0
  private readonly shard: Shard
  private readonly broadcast: Broadcast
  private readonly enqueue: EventQueue

  constructor(shard: Shard, broadcast: Broadcast, enqueue: EventQueue) {
    this.shard = shard
    this.broadcast = broadcast
    this.enqueue = enqueue
  }

  /** Applies the current step unless it was applied before. */
  async catchUp() {
    const { shard } = this
    const step = stepAt(shard.now(), shard.seats.state)
    if (shard.current?.match !== step.match) await this.open(step.match)
    if (shard.current!.told !== stepName(step)) await this.take(step)
  }

  /** Opens the next match; seated players who are present keep playing. */
  private async open(match: number) {
    const { shard } = this
    if (shard.current) await closeMatch(shard, ownReport(shard.seats.state, ROUNDS), shard.shards === 1)
    const { dealt } = await deck()
    const rounds = await dealt(match, shard.variable('ROOM_PUZZLE_SECRET'))
    const { seats, saved } = this.seatsOfPresent(new Seats(match, rounds))
    await shard.storage.replaceSeats(saved)
    await shard.keep({ match, rounds, pace: [], closes: [], told: '', isClosed: false })
    shard.seats = seats
    shard.standings = null
    await shard.prepare()
  }

  private seatsOfPresent(seats: Seats): { seats: Seats; saved: Map<string, SavedSeat> } {
    const { connections, now, seats: before } = this.shard
    const saved = new Map<string, SavedSeat>()
    for (const player of connections.present()) {
      const holder = before.holderOf(player)
      const step = holder && join(seats.state, player, cardOf(holder.claims), now())
      if (!step?.ok) continue
      seats.put(player, step.state, holder!)
      saved.set(player, { match: seats.state.match, seat: step.state, holder: holder! })
    }
    return { seats, saved }
  }

  private async take(step: Step) {
    const { shard, broadcast } = this
    if (step.kind === 'question' && step.round === 0) await this.callPace()
    if (step.kind === 'podium') await closeMatch(shard, shard.standingsNow().report, shard.shards === 1)
    await shard.keep({ told: stepName(step) })
    if (step.kind === 'lobby') broadcast.lobby()
    if (step.kind === 'question') broadcast.question(step.round)
    if (step.kind === 'podium') broadcast.podium()
    if (step.kind !== 'reveal') return
    const report = ownReport(shard.seats.state, step.round + 1)
    if (shard.shards === 1) return this.reveal(step, report, true)
    this.gathered = this.ask(step, report)
  }

  /** Keeps the round open for a moment, so that disconnected players can return to it. */
  waitForReturn() {
    this.quickFrom = this.shard.now() + RETURN_MS
    this.shard.environment.later(() => void this.enqueue(() => this.closeEarly()), RETURN_MS)
  }

  /**
   * Closes the open round once everybody present has answered, only in small matches. Stores the close, so that a
   * restart derives the same timetable.
   */
  async closeEarly() {
    const { connections, seats, shards, now } = this.shard
    const { match, closes, seats: all } = seats.state
    if (!isQuickWith(connections.players, shards) || now() < this.quickFrom) return
    const moment = momentAt(now(), seats.state)
    const { round, phase } = moment
    if (moment.match !== match || phase !== 'question' || round === null) return
    const asked = connections
      .present()
      .flatMap((player) => all.get(player) ?? [])
      .filter(({ from }) => from <= round)
    if (asked.length === 0 || asked.some(({ answers }) => !answers[round])) return
    const next = Array.from({ length: ROUNDS }, (_, at) => (at === round ? now() : (closes[at] ?? null)))
    await this.shard.keep({ closes: next })
    seats.setCloses(next)
    await this.catchUp()
    await this.shard.setAlarm()
  }

  private async callPace() {
    const { connections, seats, shards } = this.shard
    const { match, rights } = seats.state
    const bytes = await hmac(this.shard.variable('ROOM_PUZZLE_SECRET'), `room|quiz|pace|${match}`)
    const pace = paceSettersOf(paceBeside(connections.players, shards), rights, randomFromBytes(bytes))
    await this.shard.keep({ pace })
    seats.setPace(pace)
  }

  /** Not awaited by the alarm, so answers and pings go on meanwhile. */
  private async ask({ match, round, ...step }: Step, report: Report) {
    const { shards, room, now } = this.shard
    const shard = this.shardNumber()
    const reported = shard === null ? null : { match, round, shard, shards, report }
    const secret = this.shard.variable('ROOM_RESULT_SECRET')
    const all = reported && (await mergedReport(room.context, reported, secret, now()))
    await this.enqueue(() => this.reveal({ match, round, ...step }, all ?? report, all !== null))
  }

  /** Derived from a socket's address, because a room woken by an alarm does not know its id. Null without sockets. */
  private shardNumber(): number | null {
    const { connections, shards } = this.shard
    return connections.first ? shardOfRoom(addressOf(connections.first.uri).code, shards) : null
  }

  /** `whole`: the report covers all shards. */
  private async reveal({ match, round }: Step, report: Report, whole: boolean) {
    const { shard } = this
    if (shard.current!.match !== match) return
    // Until now, players who joined meanwhile saw only this shard's standings.
    const standings = standingsOf(report, round + 1)
    if ((shard.standings?.rounds ?? 0) <= round + 1) shard.standings = standings
    if (round === ROUNDS - 1) await closeMatch(shard, report, whole)
    this.broadcast.reveal(round, standings)
    await shard.setAlarm()
  }
}
