import type * as Party from 'partykit/server'
import type { Seat } from '#games/engine.ts'
import { Connections } from './connections.ts'
import type { RoomGame } from './game.ts'
import { afterStart, cardOf } from './holders.ts'
import { newRoom, type Saved } from './saved.ts'
import { FORGET_MS, nextAlarm } from './schedule.ts'
import { RUNTIME, type Environment } from './environment.ts'
import { transitions } from './transitions.ts'

const SAVED_KEY = 'room'

type Variable = 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'ROOM_PUZZLE_SECRET' | 'PUBLIC_SITE_URL'

/** State of a room with write-ahead storage, its alarm and its connections. */
export class RoomStore<State, Action, View extends { phase: string }, Move> {
  readonly game: RoomGame<State, Action, View, Move>
  readonly environment: Environment
  readonly connections: Connections
  readonly after: ReturnType<typeof transitions<State, Action, View, Move>>
  saved: Saved<State>
  private readonly room: Pick<Party.Room, 'storage' | 'env'>
  /** False before the first join and after the room is erased, when nothing is stored. */
  private written = false

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, environment: Environment = RUNTIME) {
    this.room = room
    this.game = game
    this.environment = environment
    this.connections = new Connections(room)
    this.after = transitions(game)
    this.saved = this.fresh(0)
  }

  now = (): number => this.environment.now()

  async start() {
    const now = this.now()
    const stored = await this.room.storage.get<Saved<State>>(SAVED_KEY)
    this.saved = this.fresh(now)
    if (!stored) return
    if (stored.shape !== this.game.shape) return this.erase()
    this.written = true
    const holders = afterStart(stored.holders, this.connections.seated(), now)
    this.saved = { ...stored, holders }
    if (holders.some((holder, at) => holder !== stored.holders[at])) await this.keep(this.saved)
  }

  async doWhatIsDue() {
    const next = this.after.due(this.saved, this.now())
    if (next !== this.saved) await this.commit(next)
  }

  /** Stores a change, sets the next alarm and broadcasts the new state. */
  async commit(values: Partial<Saved<State>>) {
    await this.keep(this.after.next(this.saved, values, this.now()))
    this.broadcast()
  }

  broadcast() {
    this.connections.broadcast((seat) => this.stateFor(seat))
  }

  /** Write-ahead: memory changes only after storage succeeds. */
  async keep(next: Saved<State>) {
    await this.room.storage.put(SAVED_KEY, next)
    this.written = true
    this.saved = next
    await this.setAlarm()
  }

  /** Sets the alarm to `at` (ms since 1970), by default to the next deadline. */
  async setAlarm(at = nextAlarm(this.saved, this.game.until(this.saved.state))) {
    if (this.written) await this.room.storage.setAlarm(at)
  }

  /** Erases a room that was unchanged for a day, is empty and has nothing to send. True when it holds no data. */
  async forget(): Promise<boolean> {
    const now = this.now()
    if (!this.written) return true
    if (now < this.saved.touchedAt + FORGET_MS) return false
    if (this.saved.outbox.length > 0 || this.connections.all().length > 0) {
      this.saved = { ...this.saved, touchedAt: now }
      return false
    }
    await this.erase()
    this.saved = this.fresh(now)
    return true
  }

  private async erase() {
    await this.room.storage.deleteAll()
    await this.room.storage.deleteAlarm()
    this.written = false
  }

  stateFor(seat: Seat | null) {
    const { version, state, holders, recorded, ratings } = this.saved
    const view = this.game.engine.view(state, seat)
    const [seats, watching] = [holders.map(cardOf), this.connections.watching()]
    return { type: 'state' as const, version, now: this.now(), seats, watching, recorded, ratings, view }
  }

  variable(name: Variable): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }

  private fresh(now: number): Saved<State> {
    return newRoom(this.game.start(now), this.game.shape, now)
  }
}
