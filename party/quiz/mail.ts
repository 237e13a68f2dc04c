import { later, post } from '../room/outbox.ts'
import type { QuizLetter } from './saved.ts'
import type { OneByOne } from '../room/one-by-one.ts'
import type { Shard } from './shard.ts'
import { tell } from './socket.ts'

/** A try that a crash interrupted is repeated then. */
const UNANSWERED_MS = 30_000
const PATH = '/api/quiz/result'

/** Brings results to the site. What changes the shard goes through `alone`, one event at a time. */
export class QuizMail {
  /** Settles when the letters of the last alarm have been answered. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly shard: Shard
  private readonly alone: OneByOne

  constructor(shard: Shard, alone: OneByOne) {
    this.shard = shard
    this.alone = alone
  }

  async sendLetters() {
    const now = this.shard.now()
    const due = this.shard.letters.filter(({ dueAt }) => dueAt <= now)
    for (const letter of due) await this.keep({ ...letter, dueAt: now + UNANSWERED_MS })
    // Not awaited: an alarm that runs would hold back the next one, and with it a reveal.
    if (due.length > 0) this.delivered = Promise.all(due.map((letter) => this.deliver(letter))).catch(console.error)
  }

  private async deliver(letter: QuizLetter) {
    const { world } = this.shard
    const [url, secret] = [this.shard.variable('PUBLIC_SITE_URL'), this.shard.variable('ROOM_RESULT_SECRET')]
    const taken = await post(letter, { url, secret, fetch: world.fetch }, this.shard.now(), PATH)
    await this.alone(async () => {
      const again = taken ? null : later(letter, this.shard.now())
      if (again) await this.keep(again)
      else await this.burn(letter)
      if (taken) this.tellOwners(letter)
      await this.shard.setAlarm()
    })
  }

  private async keep(letter: QuizLetter) {
    await this.shard.storage.letter(letter)
    this.shard.letters = this.shard.letters.map((other) => (other.key === letter.key ? letter : other))
  }

  private async burn({ key }: QuizLetter) {
    await this.shard.storage.burn(key)
    this.shard.letters = this.shard.letters.filter((other) => other.key !== key)
  }

  private tellOwners({ result: { match, seats } }: QuizLetter) {
    const users = new Set(seats.map(({ user }) => user))
    for (const connection of this.shard.crowd.joined()) {
      const user = this.shard.seats.holderOf(connection.state!.player)?.claims.user ?? null
      if (user !== null && users.has(user)) tell(connection, { type: 'recorded', match })
    }
  }
}
