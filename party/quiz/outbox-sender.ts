import { logFault } from '../log.ts'
import { scheduleRetry, post } from '../room/outbox.ts'
import type { QuizOutboxItem } from './saved.ts'
import type { EventQueue } from '../room/event-queue.ts'
import type { Shard } from './shard.ts'
import { send } from './socket.ts'

/** Delay of the next attempt when a crash interrupts this one. */
const RETRY_AFTER_CRASH_MS = 30_000
const PATH = '/api/quiz/result'

/** Delivers results to the site with retries. Changes of the shard go through the event queue. */
export class QuizOutboxSender {
  /** Settles when the deliveries of the last alarm have ended. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly shard: Shard
  private readonly enqueue: EventQueue

  constructor(shard: Shard, enqueue: EventQueue) {
    this.shard = shard
    this.enqueue = enqueue
  }

  async sendDue() {
    const now = this.shard.now()
    const due = this.shard.outboxItems.filter(({ dueAt }) => dueAt <= now)
    for (const item of due) await this.keep({ ...item, dueAt: now + RETRY_AFTER_CRASH_MS })
    // Not awaited: a running alarm delays the next one, and with it a reveal.
    if (due.length > 0) this.delivered = Promise.all(due.map((item) => this.deliver(item))).catch(logFault)
  }

  private async deliver(item: QuizOutboxItem) {
    const { environment } = this.shard
    const [url, secret] = [this.shard.variable('PUBLIC_SITE_URL'), this.shard.variable('ROOM_RESULT_SECRET')]
    const taken = await post(item, { url, secret, fetch: environment.fetch }, this.shard.now(), PATH)
    await this.enqueue(async () => {
      const again = taken ? null : scheduleRetry(item, this.shard.now())
      if (again) await this.keep(again)
      else await this.remove(item)
      if (taken) this.tellOwners(item)
      await this.shard.setAlarm()
    })
  }

  private async keep(item: QuizOutboxItem) {
    await this.shard.storage.putItem(item)
    this.shard.outboxItems = this.shard.outboxItems.map((other) => (other.key === item.key ? item : other))
  }

  private async remove({ key }: QuizOutboxItem) {
    await this.shard.storage.removeItem(key)
    this.shard.outboxItems = this.shard.outboxItems.filter((other) => other.key !== key)
  }

  private tellOwners({ result: { match, seats } }: QuizOutboxItem) {
    const users = new Set(seats.map(({ user }) => user))
    for (const connection of this.shard.connections.joined()) {
      const user = this.shard.seats.holderOf(connection.state!.player)?.claims.user ?? null
      if (user !== null && users.has(user)) send(connection, { type: 'recorded', match })
    }
  }
}
