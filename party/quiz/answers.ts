import type { QuizMove, QuizRefusal } from '#contracts/quiz-room.ts'
import { answer } from '#games/quiz/match/seats.ts'
import { logFault } from '../log.ts'
import { fault } from '../room/socket.ts'
import type { SavedSeat } from './saved.ts'
import type { Shard } from './shard.ts'
import { refuse, send, type Connection } from './socket.ts'

type Answer = Extract<QuizMove, { type: 'answer' }>
type Given = { answer: Answer; received: number; connection: Connection }

/**
 * Minimum time between two writes, ms. Answers of a burst are written as one batch with a single commit. A delay of 40
 * ms before the acknowledgement is not noticeable; a single answer is written at once.
 */
const FLUSH_INTERVAL_MS = 40

/** Batches incoming answers. An answer is acknowledged only after it is stored. */
export class Answers {
  private readonly shard: Shard
  private readonly advance: () => Promise<void>
  private readonly progress: (round: number) => void
  private waiting: Given[] = []
  private written = 0
  private next: Promise<void> | null = null

  /**
   * `advance` flushes the batch and applies what is due, inside the event queue; `progress` announces a changed count.
   */
  constructor(shard: Shard, advance: () => Promise<void>, progress: (round: number) => void) {
    this.shard = shard
    this.progress = progress
    this.advance = advance
  }

  /** Resolves when the answer is acknowledged or refused. */
  take(given: Given): Promise<void> {
    this.waiting.push(given)
    this.next ??= this.soon()
    return this.next
  }

  private async soon() {
    const wait = this.written + FLUSH_INTERVAL_MS - this.shard.now()
    await (wait > 0 ? this.shard.environment.pause(Math.min(wait, FLUSH_INTERVAL_MS)) : null)
    this.next = null
    await this.advance()
  }

  /** Runs before each step, so that answers received before the step count. */
  async settle() {
    const given = this.waiting
    if (given.length === 0) return
    this.waiting = []
    const changed = new Map<string, SavedSeat>()
    const accepted = given.filter((one) => this.accept(one, changed))
    try {
      if (changed.size > 0) await this.shard.keepSeats(changed)
    } catch (error) {
      logFault(error)
      for (const { connection } of accepted) fault(connection, 'failed')
      return
    } finally {
      this.written = this.shard.now()
    }
    for (const { answer, connection } of accepted)
      send(connection, { ...answer, type: 'answered', ...this.shard.progress(answer.round) })
    if (accepted.length > 0) this.progress(accepted.at(-1)!.answer.round)
  }

  /** True for a valid answer; adds the seat of a new one to `changed`. */
  private accept({ answer: given, received, connection }: Given, changed: Map<string, SavedSeat>): boolean {
    const { seats } = this.shard
    const { match, closes } = seats.state
    const { joined, player, roundTrip } = connection.state!
    const refused = (reason: QuizRefusal) => (refuse(connection, reason), false)
    if (!joined) return (fault(connection, 'not-joined'), false)
    if (player === null) return refused('no-seat')
    if (given.match !== match) return refused(given.match < match ? 'too-late' : 'too-early')
    const seatOf = (one: string) => changed.get(one)?.seat ?? seats.state.seats.get(one)
    const timing = { received, roundTrip: roundTrip ?? 0 }
    const step = answer({ match, closes, seats: { get: seatOf } }, player, given, timing)
    if (!step.ok) return refused(step.reason as QuizRefusal)
    if (step.state !== seatOf(player)) changed.set(player, { match, seat: step.state, holder: seats.holderOf(player)! })
    return true
  }
}
