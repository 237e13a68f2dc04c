import { MatchAnswer } from '#contracts/room-results.ts'
import { logFault } from '../log.ts'
import type { EventQueue } from './event-queue.ts'
import { postResult, scheduleRetry, type OutboxItem } from './outbox.ts'
import type { RoomStore } from './store.ts'

/** Delay of the next attempt when a crash interrupts this one. */
const RETRY_AFTER_CRASH_MS = 30_000

/** Delivers results to the site with retries. Changes of the room go through the event queue. */
export class OutboxSender<State, Action, View extends { phase: string }, Move> {
  /** Settles when the deliveries of the last alarm have ended. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly store: RoomStore<State, Action, View, Move>
  private readonly enqueue: EventQueue

  constructor(store: RoomStore<State, Action, View, Move>, enqueue: EventQueue) {
    this.store = store
    this.enqueue = enqueue
  }

  async sendDue() {
    const now = this.store.now()
    const due = this.store.saved.outbox.filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) return
    const outbox = this.store.saved.outbox.map((item) =>
      due.includes(item) ? { ...item, dueAt: now + RETRY_AFTER_CRASH_MS } : item,
    )
    await this.store.keep({ ...this.store.saved, outbox })
    // Not awaited: a running alarm delays the next one, and with it the end of a round.
    this.delivered = Promise.all(due.map((item) => this.deliver(item))).catch(logFault)
  }

  private async deliver(item: OutboxItem) {
    const [url, secret] = [this.store.variable('PUBLIC_SITE_URL'), this.store.variable('ROOM_RESULT_SECRET')]
    const answer = await postResult(item, { url, secret, fetch: this.store.environment.fetch }, this.store.now())
    const taken = answer !== null
    const ratings = MatchAnswer.safeParse(await answer?.json().catch(() => null)).data?.ratings ?? []
    await this.enqueue(async () => {
      const { match } = item.result
      const again = taken ? null : scheduleRetry(item, this.store.now())
      const others = this.store.saved.outbox.filter(({ result }) => result.match !== match)
      const isLast = this.store.game.finished(this.store.saved.state)?.match === match
      const recorded = this.store.saved.recorded || (taken && isLast)
      const known = taken && isLast ? ratings : this.store.saved.ratings
      await this.store.commit({ outbox: again ? [...others, again] : others, recorded, ratings: known })
    })
  }
}
