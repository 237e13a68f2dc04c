import type * as Party from 'partykit/server'
import type { QuizResult } from '#contracts/quiz-results.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import type { Round } from '#games/quiz/deal/dealer.ts'
import type { Closes, PaceSetter, Seat } from '#games/quiz/match/state.ts'
import type { OutboxItem } from '../room/outbox.ts'

/** Increment when the stored shape changes; a shard stored with another shape starts over. */
const SHAPE = 2

/** State of a shard's match without the seats. */
export type Saved = {
  shape: number
  match: number
  /** The rounds as dealt, independent of the deck of a newer version. */
  rounds: readonly Round[]
  pace: readonly PaceSetter[]
  /** Rounds that closed early. */
  closes: Closes
  /** Name (`stepName`) of the last step that was broadcast. */
  told: string
  /** Its results are in the outbox. */
  isClosed: boolean
}

/** Owner of a seat: the secret's hash proves ownership, the claims name who receives the result. */
export type Holder = { secretHash: string; claims: TicketClaims }

export type SavedSeat = { match: number; seat: Seat; holder: Holder }
export type QuizOutboxItem = OutboxItem<QuizResult> & { key: string }

const SAVED = 'shard'
const SEATS = 'seat:'
const OUTBOX = 'letter:'
/** Keys per storage call; the platform allows 128. */
const BATCH = 128

/** Storage of a shard. Each seat has its own key, so the cost of an answer does not grow with the shard. */
export class Storage {
  private readonly storage: Party.Storage

  constructor(storage: Party.Storage) {
    this.storage = storage
  }

  /** Null for a new shard. */
  async load(): Promise<{ saved: Saved; seats: Map<string, SavedSeat>; outboxItems: QuizOutboxItem[] } | null> {
    const saved = await this.storage.get<Saved>(SAVED)
    if (!saved) return null
    if (saved.shape !== SHAPE) {
      await this.storage.deleteAll()
      return null
    }
    const stored = await this.storage.list<SavedSeat>({ prefix: SEATS })
    const seats = [...stored].filter(([, { match }]) => match === saved.match)
    const outboxItems = await this.storage.list<QuizOutboxItem>({ prefix: OUTBOX })
    return {
      saved,
      seats: new Map(seats.map(([key, seat]) => [key.slice(SEATS.length), seat])),
      outboxItems: [...outboxItems.values()],
    }
  }

  keep = (saved: Omit<Saved, 'shape'>) => this.storage.put(SAVED, { ...saved, shape: SHAPE })

  async putSeats(changed: ReadonlyMap<string, SavedSeat>) {
    for (const some of batches([...changed]))
      await this.storage.put(Object.fromEntries(some.map(([player, seat]) => [SEATS + player, seat])))
  }

  /** Replaces all stored seats. */
  async replaceSeats(all: ReadonlyMap<string, SavedSeat>) {
    const old = await this.storage.list({ prefix: SEATS })
    const gone = [...old.keys()].filter((key) => !all.has(key.slice(SEATS.length)))
    for (const keys of batches(gone)) await this.storage.delete(keys)
    await this.putSeats(all)
  }

  putItem = (item: QuizOutboxItem) => this.storage.put(OUTBOX + item.key, item)
  removeItem = (key: string) => this.storage.delete(OUTBOX + key)

  setAlarm = (at: number | null) => (at === null ? this.storage.deleteAlarm() : this.storage.setAlarm(at))
}

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH))
