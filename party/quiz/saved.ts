import type * as Party from 'partykit/server'
import type { QuizResult } from '#contracts/quiz-results.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import type { Round } from '#games/quiz/dealer.ts'
import type { Play, Plays } from '#games/quiz/match/ghosts.ts'
import type { Ghost, Seat } from '#games/quiz/match/state.ts'
import { idOf } from '#games/quiz/question.ts'
import type { Letter } from '../room/outbox.ts'

/** Of everything a shard writes: one that was saved with another shape begins anew. */
const SHAPE = 1

/** What a shard knows of its match besides the seats. */
export type Saved = {
  shape: number
  match: number
  /** As they are asked, whatever deck a newer version has. */
  rounds: readonly Round[]
  ghosts: readonly Ghost[]
  /** The last step that everybody was told (`nameOf`). */
  told: string
  /** Its results are in letters, if there were any. */
  isClosed: boolean
}

/** Whose seat it is: the secret's hash proves it, the claims say whom the result belongs to. */
export type Holder = { secretHash: string; claims: TicketClaims }

export type SavedSeat = { match: number; seat: Seat; holder: Holder }
export type QuizLetter = Letter<QuizResult> & { key: string }

const SAVED = 'shard'
const SEATS = 'seat:'
const LETTERS = 'letter:'
const PLAYS = 'plays:'
/** Keys in one call to the storage. */
const BATCH = 128
/** Plays kept of a question, and of a template. */
const KEPT = { question: 20, template: 60 } as const

/** A shard's storage. Seats are written by themselves, so that an answer costs the same in a full shard and an empty one. */
export class Storage {
  private readonly storage: Party.Storage

  constructor(storage: Party.Storage) {
    this.storage = storage
  }

  /** Null for a shard that begins. */
  async load(): Promise<{ saved: Saved; seats: Map<string, SavedSeat>; letters: QuizLetter[] } | null> {
    const saved = await this.storage.get<Saved>(SAVED)
    if (!saved) return null
    if (saved.shape !== SHAPE) {
      await this.storage.deleteAll()
      return null
    }
    const stored = await this.storage.list<SavedSeat>({ prefix: SEATS })
    const seats = [...stored].filter(([, { match }]) => match === saved.match)
    const letters = await this.storage.list<QuizLetter>({ prefix: LETTERS })
    return {
      saved,
      seats: new Map(seats.map(([key, seat]) => [key.slice(SEATS.length), seat])),
      letters: [...letters.values()],
    }
  }

  keep = (saved: Omit<Saved, 'shape'>) => this.storage.put(SAVED, { ...saved, shape: SHAPE })

  async seats(changed: ReadonlyMap<string, SavedSeat>) {
    for (const some of batches([...changed]))
      await this.storage.put(Object.fromEntries(some.map(([player, seat]) => [SEATS + player, seat])))
  }

  /** Only these are left. */
  async onlySeats(all: ReadonlyMap<string, SavedSeat>) {
    const old = await this.storage.list({ prefix: SEATS })
    const gone = [...old.keys()].filter((key) => !all.has(key.slice(SEATS.length)))
    for (const keys of batches(gone)) await this.storage.delete(keys)
    await this.seats(all)
  }

  letter = (letter: QuizLetter) => this.storage.put(LETTERS + letter.key, letter)
  burn = (key: string) => this.storage.delete(LETTERS + key)

  /** What real players did in these questions and their templates. */
  async plays(rounds: readonly Round[]): Promise<Plays[]> {
    const keys = rounds.map(keysOf)
    const known = new Map<string, Play[]>()
    for (const some of batches(keys.flatMap(({ question, template }) => [question, template])))
      for (const [key, plays] of await this.storage.get<Play[]>(some)) known.set(key, plays)
    return keys.map(({ question, template }) => ({
      question: known.get(question) ?? [],
      template: known.get(template) ?? [],
    }))
  }

  /** `played`: for each round what was done in it; the latest are kept. */
  async learn(rounds: readonly Round[], played: readonly (readonly Play[])[]) {
    const before = await this.plays(rounds)
    const after = new Map<string, Play[]>()
    rounds.forEach((round, at) => {
      const keys = keysOf(round)
      for (const kind of ['question', 'template'] as const) {
        const known = after.get(keys[kind]) ?? before[at]![kind]
        after.set(keys[kind], [...known, ...played[at]!].slice(-KEPT[kind]))
      }
    })
    await this.storage.put(Object.fromEntries(after))
  }

  alarm = (at: number | null) => (at === null ? this.storage.deleteAlarm() : this.storage.setAlarm(at))
}

const keysOf = ({ question }: Round) => ({
  question: `${PLAYS}question:${idOf(question)}`,
  template: `${PLAYS}template:${question.template}`,
})

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH))
