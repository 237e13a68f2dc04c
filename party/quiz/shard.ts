import type * as Party from 'partykit/server'
import type { Plays } from '#games/quiz/match/ghosts.ts'
import { shardsIn } from '#games/quiz/match/shards.ts'
import { closedRounds } from '#games/quiz/match/timetable.ts'
import type { Surroundings } from '../room/surroundings.ts'
import { Crowd } from './crowd.ts'
import type { Say } from './deck.ts'
import { Storage, type QuizLetter, type Saved, type SavedSeat } from './saved.ts'
import { Seats } from './seats.ts'
import { nextStepAt } from './steps.ts'
import { ownReport, standingsOf, type Standings } from './tell.ts'

export type Known = Omit<Saved, 'shape'>
type Variable = 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'ROOM_PUZZLE_SECRET' | 'PUBLIC_SITE_URL'

/** Only when there is a match: no other room waits for 27,000 questions when its worker starts. */
export const deck = () => import('./deck.ts')

/** What one shard of the world's match knows. Every change is written down first: what cannot be has not happened. */
export class Shard {
  readonly world: Surroundings
  readonly room: Party.Room
  readonly crowd: Crowd
  readonly storage: Storage
  /** How many there are. */
  readonly shards: number
  seats = new Seats(-1, [])
  letters: QuizLetter[] = []
  /** Null before the first match. */
  known: Known | null = null
  plays: Plays[] = []
  /** Once there is a match. */
  say: Say | null = null
  standings: Standings | null = null
  private alarmAt: number | null = null

  constructor(room: Party.Room, world: Surroundings) {
    this.room = room
    this.world = world
    this.crowd = new Crowd(room)
    this.storage = new Storage(room.storage)
    this.shards = shardsIn(room.env['QUIZ_SHARDS'])
  }

  now = (): number => this.world.now()

  async start() {
    this.crowd.start()
    const loaded = await this.storage.load()
    if (!loaded) return
    const { saved, seats, letters } = loaded
    this.known = saved
    this.letters = letters
    this.seats = new Seats(saved.match, saved.rounds, saved.ghosts)
    for (const [player, { seat, holder }] of seats) this.seats.put(player, seat, holder)
    await this.prepare()
  }

  /** What the match that is known needs, to be told. */
  async prepare() {
    const { match, rounds } = this.known!
    const { wordsOf } = await deck()
    this.say = await wordsOf(match, rounds, this.variable('ROOM_TICKET_SECRET'))
    this.plays = this.shards === 1 ? await this.storage.plays(rounds) : []
  }

  async keep(values: Partial<Known>) {
    const next = { ...this.known!, ...values }
    await this.storage.keep(next)
    this.known = next
  }

  async keepSeats(changed: ReadonlyMap<string, SavedSeat>) {
    await this.storage.seats(changed)
    for (const [player, { seat, holder }] of changed) this.seats.put(player, seat, holder)
  }

  /** The table after the closed rounds: of all shards when that is known. */
  standingsNow(): Standings {
    const { state } = this.seats
    const rounds = closedRounds(state.match, this.now())
    if (this.standings?.rounds !== rounds) this.standings = standingsOf(ownReport(state, rounds), rounds)
    return this.standings
  }

  /** So many of so many have answered. */
  progress(round: number): { answered: number; players: number } {
    const answered = this.seats.answeredIn(round)
    return { answered, players: Math.max(answered, this.crowd.players) }
  }

  /** While somebody is here, or results have still to be written down, the clock goes on; else the shard sleeps. */
  async setAlarm(at: number | null = this.nextAlarm()) {
    if (at === this.alarmAt) return
    this.alarmAt = at
    await this.storage.alarm(at)
  }

  rang() {
    this.alarmAt = null
  }

  /** Somebody is here, or what was played has still to be written down. */
  isOn = (): boolean => this.crowd.isAnybody || (this.known?.isClosed === false && this.seats.isPlayed)

  private nextAlarm(): number | null {
    const times = [...(this.isOn() ? [nextStepAt(this.now())] : []), ...this.letters.map(({ dueAt }) => dueAt)]
    return times.length === 0 ? null : Math.min(...times)
  }

  variable(name: Variable): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}
