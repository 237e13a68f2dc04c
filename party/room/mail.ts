import { MatchAnswer } from '#contracts/room-results.ts'
import type { OneByOne } from './one-by-one.ts'
import { answerTo, later, type Letter } from './outbox.ts'
import type { Table } from './table.ts'

/** A try that a crash interrupted is repeated then. */
const UNANSWERED_MS = 30_000

/** Brings results to the site. What changes a room goes through `alone`, one event at a time. */
export class Mail<State, Action, View extends { phase: string }, Move> {
  /** Settles when the letters of the last alarm have been answered. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly table: Table<State, Action, View, Move>
  private readonly alone: OneByOne

  constructor(table: Table<State, Action, View, Move>, alone: OneByOne) {
    this.table = table
    this.alone = alone
  }

  async sendLetters() {
    const now = this.table.now()
    const due = this.table.saved.outbox.filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) return
    const outbox = this.table.saved.outbox.map((letter) =>
      due.includes(letter) ? { ...letter, dueAt: now + UNANSWERED_MS } : letter,
    )
    await this.table.keep({ ...this.table.saved, outbox })
    // Not awaited: an alarm that runs would hold back the next one, and with it a round's end.
    this.delivered = Promise.all(due.map((letter) => this.deliver(letter))).catch(console.error)
  }

  private async deliver(letter: Letter) {
    const [url, secret] = [this.table.variable('PUBLIC_SITE_URL'), this.table.variable('ROOM_RESULT_SECRET')]
    const answer = await answerTo(letter, { url, secret, fetch: this.table.world.fetch }, this.table.now())
    const taken = answer !== null
    const ratings = MatchAnswer.safeParse(await answer?.json().catch(() => null)).data?.ratings ?? []
    await this.alone(async () => {
      const { match } = letter.result
      const again = taken ? null : later(letter, this.table.now())
      const others = this.table.saved.outbox.filter(({ result }) => result.match !== match)
      const isLast = this.table.game.finished(this.table.saved.state)?.match === match
      const recorded = this.table.saved.recorded || (taken && isLast)
      const known = taken && isLast ? ratings : this.table.saved.ratings
      await this.table.commit({ outbox: again ? [...others, again] : others, recorded, ratings: known })
    })
  }
}
