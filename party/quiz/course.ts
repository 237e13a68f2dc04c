import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import { ghostsBeside, ghostsOf } from '#games/quiz/match/ghosts.ts'
import { join } from '#games/quiz/match/seats.ts'
import { shardOfRoom } from '#games/quiz/match/shards.ts'
import type { Report } from '#games/quiz/match/standings.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import { addressOf } from '../room/handshake.ts'
import type { Broadcast } from './broadcast.ts'
import { mergedReport } from './others.ts'
import { closeMatch } from './results.ts'
import type { SavedSeat } from './saved.ts'
import { Seats } from './seats.ts'
import type { OneByOne } from '../room/one-by-one.ts'
import { deck, type Shard } from './shard.ts'
import { nameOf, stepAt, type Step } from './steps.ts'
import { cardOf, ownReport, standingsOf } from './tell.ts'

/** What the clock makes a shard do: one match after another, step by step. */
export class Course {
  /** Settles when the other shards have answered. */
  gathered: Promise<unknown> = Promise.resolve()
  private readonly shard: Shard
  private readonly broadcast: Broadcast
  private readonly alone: OneByOne

  constructor(shard: Shard, broadcast: Broadcast, alone: OneByOne) {
    this.shard = shard
    this.broadcast = broadcast
    this.alone = alone
  }

  /** Does what is due; nothing when that is done. */
  async catchUp() {
    const { shard } = this
    const step = stepAt(shard.now())
    if (shard.known?.match !== step.match) await this.open(step.match)
    if (shard.known!.told !== nameOf(step)) await this.take(step)
  }

  /** The next match: whoever is here with a seat plays on. */
  private async open(match: number) {
    const { shard } = this
    if (shard.known) await closeMatch(shard, ownReport(shard.seats.state, ROUNDS), shard.shards === 1)
    const { dealt } = await deck()
    const rounds = await dealt(match, shard.variable('ROOM_PUZZLE_SECRET'))
    const { seats, saved } = this.seatsOfPresent(new Seats(match, rounds))
    await shard.storage.onlySeats(saved)
    await shard.keep({ match, rounds, ghosts: [], told: '', isClosed: false })
    shard.seats = seats
    shard.standings = null
    await shard.prepare()
  }

  private seatsOfPresent(seats: Seats): { seats: Seats; saved: Map<string, SavedSeat> } {
    const { crowd, now, seats: before } = this.shard
    const saved = new Map<string, SavedSeat>()
    for (const player of crowd.present()) {
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
    if (step.kind === 'question' && step.round === 0) await this.inviteGhosts()
    if (step.kind === 'podium') await closeMatch(shard, shard.standingsNow().report, shard.shards === 1)
    await shard.keep({ told: nameOf(step) })
    if (step.kind === 'lobby') broadcast.lobby()
    if (step.kind === 'question') broadcast.question(step.round)
    if (step.kind === 'podium') broadcast.podium()
    if (step.kind !== 'reveal') return
    const report = ownReport(shard.seats.state, step.round + 1)
    if (shard.shards === 1) return this.reveal(step, report, true)
    this.gathered = this.ask(step, report)
  }

  private async inviteGhosts() {
    const { crowd, plays, seats } = this.shard
    const { match, rights } = seats.state
    const count = ghostsBeside(crowd.players)
    const bytes = await hmac(this.shard.variable('ROOM_PUZZLE_SECRET'), `room|quiz|ghosts|${match}`)
    const ghosts = count === 0 ? [] : ghostsOf(count, plays, rights, randomFromBytes(bytes))
    await this.shard.keep({ ghosts })
    seats.invite(ghosts)
  }

  /** Not awaited by the clock's alarm: meanwhile answers and pings go on. */
  private async ask({ match, round, ...step }: Step, report: Report) {
    const { shards, room, now } = this.shard
    const shard = this.shardNumber()
    const reported = shard === null ? null : { match, round, shard, shards, report }
    const secret = this.shard.variable('ROOM_RESULT_SECRET')
    const all = reported && (await mergedReport(room.context, reported, secret, now()))
    await this.alone(() => this.reveal({ match, round, ...step }, all ?? report, all !== null))
  }

  /** As the sockets know it: a room that an alarm has woken does not know its own name. Null while nobody is here. */
  private shardNumber(): number | null {
    const { crowd, shards } = this.shard
    return crowd.first ? shardOfRoom(addressOf(crowd.first.uri).code, shards) : null
  }

  /** `whole`: the report is of all shards. */
  private async reveal({ match, round }: Step, report: Report, whole: boolean) {
    const { shard } = this
    if (shard.known!.match !== match) return
    // Who has come meanwhile was shown the table of this shard alone.
    const standings = standingsOf(report, round + 1)
    if ((shard.standings?.rounds ?? 0) <= round + 1) shard.standings = standings
    if (round === ROUNDS - 1) await closeMatch(shard, report, whole)
    this.broadcast.reveal(round, standings)
    await shard.setAlarm()
  }
}
