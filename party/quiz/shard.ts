import type * as Party from 'partykit/server'
import { shardsIn } from '#games/quiz/match/shards.ts'
import { closedRounds } from '#games/quiz/match/timetable.ts'
import type { Environment } from '../room/environment.ts'
import { Connections } from './connections.ts'
import type { RoundTexts } from './round-texts.ts'
import { Storage, type QuizOutboxItem, type Saved, type SavedSeat } from './saved.ts'
import { Seats } from './seats.ts'
import { nextStepAt } from './steps.ts'
import { ownReport, standingsOf, type Standings } from './payloads.ts'

export type Known = Omit<Saved, 'shape'>
type Variable = 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'ROOM_PUZZLE_SECRET' | 'PUBLIC_SITE_URL'

/** Loaded lazily, so that other rooms of the worker start without the deck of 27,000 questions. */
export const deck = () => import('./round-texts.ts')

/** State of one shard of the World quiz. Write-ahead: memory changes only after storage succeeds. */
export class Shard {
  readonly environment: Environment
  readonly room: Party.Room
  readonly connections: Connections
  readonly storage: Storage
  /** Number of shards. */
  readonly shards: number
  seats = new Seats(-1, [])
  outboxItems: QuizOutboxItem[] = []
  /** Null before the first match. */
  current: Known | null = null
  /** Null before the first match. */
  texts: RoundTexts | null = null
  standings: Standings | null = null
  private alarmAt: number | null = null

  constructor(room: Party.Room, environment: Environment) {
    this.room = room
    this.environment = environment
    this.connections = new Connections(room)
    this.storage = new Storage(room.storage)
    this.shards = shardsIn(room.env['QUIZ_SHARDS'])
  }

  now = (): number => this.environment.now()

  async start() {
    this.connections.start()
    const loaded = await this.storage.load()
    if (!loaded) return
    const { saved, seats, outboxItems } = loaded
    this.current = saved
    this.outboxItems = outboxItems
    this.seats = new Seats(saved.match, saved.rounds, saved.pace, saved.closes)
    for (const [player, { seat, holder }] of seats) this.seats.put(player, seat, holder)
    await this.prepare()
  }

  /** Loads the texts of the current match. */
  async prepare() {
    const { match, rounds } = this.current!
    const { buildRoundTexts } = await deck()
    this.texts = await buildRoundTexts(match, rounds, this.variable('ROOM_TICKET_SECRET'))
  }

  async keep(values: Partial<Known>) {
    const next = { ...this.current!, ...values }
    await this.storage.keep(next)
    this.current = next
  }

  async keepSeats(changed: ReadonlyMap<string, SavedSeat>) {
    await this.storage.putSeats(changed)
    for (const [player, { seat, holder }] of changed) this.seats.put(player, seat, holder)
  }

  /** Standings after the closed rounds: merged when the merged report is known, else of this shard. */
  standingsNow(): Standings {
    const { state } = this.seats
    const rounds = closedRounds(state.match, this.now(), state.closes)
    if (this.standings?.rounds !== rounds) this.standings = standingsOf(ownReport(state, rounds), rounds)
    return this.standings
  }

  /** Answered and present players of a round. */
  progress(round: number): { answered: number; players: number } {
    const answered = this.seats.answeredIn(round)
    return { answered, players: Math.max(answered, this.connections.players) }
  }

  /** Sets the alarm while the shard is active or has results to deliver; clears it otherwise. */
  async setAlarm(at: number | null = this.nextAlarm()) {
    if (at === this.alarmAt) return
    this.alarmAt = at
    await this.storage.setAlarm(at)
  }

  alarmFired() {
    this.alarmAt = null
  }

  /** True while a socket is open or a played match is not closed yet. */
  isActive = (): boolean => this.connections.isAnybody || (this.current?.isClosed === false && this.seats.isPlayed)

  private nextAlarm(): number | null {
    const times = [
      ...(this.isActive() ? [nextStepAt(this.now(), this.seats.state)] : []),
      ...this.outboxItems.map(({ dueAt }) => dueAt),
    ]
    return times.length === 0 ? null : Math.min(...times)
  }

  variable(name: Variable): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}
