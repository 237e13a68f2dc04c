import type { QuizMove, QuizRefusal } from '#contracts/quiz-room.ts'
import { answer } from '#games/quiz/match/seats.ts'
import { fault } from '../room/socket.ts'
import type { SavedSeat } from './saved.ts'
import type { Shard } from './shard.ts'
import { refuse, tell, type Connection } from './socket.ts'

export type Answer = Extract<QuizMove, { type: 'answer' }>
type Given = { answer: Answer; received: number; connection: Connection }

/**
 * Between two writes of answers, ms. A disk takes no more than some hundred commits a second: in a storm of answers those
 * of one moment are written together, a single one at once.
 */
const APART_MS = 5

/** Answers as they come in. None is acknowledged before it is written down; what cannot be written has not happened. */
export class Answers {
  private readonly shard: Shard
  private readonly goOn: () => Promise<void>
  private waiting: Given[] = []
  private written = 0
  private next: Promise<void> | null = null

  /** `goOn` settles them and does what is due, in its turn. */
  constructor(shard: Shard, goOn: () => Promise<void>) {
    this.shard = shard
    this.goOn = goOn
  }

  /** Settles when it is acknowledged or refused. */
  take(given: Given): Promise<void> {
    this.waiting.push(given)
    this.next ??= this.soon()
    return this.next
  }

  private async soon() {
    const wait = this.written + APART_MS - this.shard.now()
    await (wait > 0 ? this.shard.world.pause(Math.min(wait, APART_MS)) : null)
    this.next = null
    await this.goOn()
  }

  /** Whoever goes on with the match does this before: what was received before a step counts before it. */
  async settle() {
    const given = this.waiting
    if (given.length === 0) return
    this.waiting = []
    const changed = new Map<string, SavedSeat>()
    const accepted = given.filter((one) => this.accept(one, changed))
    try {
      if (changed.size > 0) await this.shard.keepSeats(changed)
    } catch (error) {
      console.error(error)
      for (const { connection } of accepted) fault(connection, 'failed')
      return
    } finally {
      this.written = this.shard.now()
    }
    for (const { answer, connection } of accepted)
      tell(connection, { ...answer, type: 'answered', ...this.shard.progress(answer.round) })
  }

  /** Its seat is in `changed` when it counts and is new. */
  private accept({ answer: given, received, connection }: Given, changed: Map<string, SavedSeat>): boolean {
    const { seats } = this.shard
    const { match } = seats.state
    const { joined, player, roundTrip } = connection.state!
    const refused = (reason: QuizRefusal) => (refuse(connection, reason), false)
    if (!joined) return (fault(connection, 'not-joined'), false)
    if (player === null) return refused('no-seat')
    if (given.match !== match) return refused(given.match < match ? 'too-late' : 'too-early')
    const seatOf = (one: string) => changed.get(one)?.seat ?? seats.state.seats.get(one)
    const timing = { received, roundTrip: roundTrip ?? 0 }
    const step = answer({ match, seats: { get: seatOf } }, player, given, timing)
    if (!step.ok) return refused(step.reason as QuizRefusal)
    if (step.state !== seatOf(player)) changed.set(player, { match, seat: step.state, holder: seats.holderOf(player)! })
    return true
  }
}
