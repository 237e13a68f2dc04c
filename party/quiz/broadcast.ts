import type { QuizMessage } from '#contracts/quiz-room.ts'
import { closedRounds, momentAt } from '#games/quiz/match/timetable.ts'
import type { Language } from './round-texts.ts'
import type { EventQueue } from '../room/event-queue.ts'
import type { Shard } from './shard.ts'
import { send, type Connection } from './socket.ts'
import { stepAt } from './steps.ts'
import * as payloads from './payloads.ts'

const LOBBY_UPDATE_MS = 1_000
const PROGRESS_MS = 1_000
/** Maximum players for progress messages, which cost one message per player and second. */
const MOST_FOR_PROGRESS = 50

/** Sends a shard's messages, to everyone or to a socket that just joined. */
export class Broadcast {
  private readonly shard: Shard
  private readonly enqueue: EventQueue
  private isLobbyUpdateDue = false
  private isProgressDue = false

  constructor(shard: Shard, enqueue: EventQueue) {
    this.shard = shard
    this.enqueue = enqueue
  }

  lobby() {
    this.all(() => this.lobbyNow())
  }

  /** Broadcasts the lobby after joins and leaves, at most once a second. */
  lobbySoon() {
    const { shard } = this
    if (this.isLobbyUpdateDue || stepAt(shard.now(), shard.seats.state).kind !== 'lobby') return
    this.isLobbyUpdateDue = true
    shard.environment.later(() => {
      this.isLobbyUpdateDue = false
      void this.enqueue(async () => {
        const { kind, match } = stepAt(shard.now(), shard.seats.state)
        if (kind === 'lobby' && match === shard.seats.state.match) this.lobby()
      })
    }, LOBBY_UPDATE_MS)
  }

  question(round: number) {
    this.all((language) => ({ type: 'question', ...this.questionNow(round, language) }))
  }

  /** Broadcasts how many have answered, in small rooms and at most once a second. */
  progressSoon(round: number) {
    const { shard } = this
    const { match } = shard.seats.state
    if (this.isProgressDue || shard.connections.players > MOST_FOR_PROGRESS) return
    this.isProgressDue = true
    shard.environment.later(() => {
      this.isProgressDue = false
      const { state } = shard.seats
      const moment = momentAt(shard.now(), state)
      if (state.match !== match || moment.phase !== 'question' || moment.round !== round) return
      this.all(() => ({ type: 'progress', match, round, ...shard.progress(round) }))
    }, PROGRESS_MS)
  }

  reveal(round: number, standings: payloads.Standings) {
    const { seats, texts } = this.shard
    this.all(
      (language) => ({ type: 'reveal', ...payloads.revealFor(seats.state, round, standings, texts!, language) }),
      (player) => ({ own: payloads.ownOf(seats.state, player, standings) }),
    )
  }

  /** Also makes pages of another version reload, because this interrupts no match. */
  podium() {
    const { seats, texts, connections } = this.shard
    const standings = this.shard.standingsNow()
    this.all(
      (language) => ({ type: 'podium', ...payloads.podiumFor(seats.state, standings, texts!, language) }),
      (player) => payloads.endFor(seats.state, player, standings),
    )
    for (const connection of connections.joined()) if (connection.state!.isOld) send(connection, { type: 'reload' })
  }

  /** Sends a socket the whole state it may see; `seatSecret` for a seat just taken. */
  welcome(connection: Connection, seatSecret?: string) {
    const { player, language, name } = connection.state!
    const { shard } = this
    const { state } = shard.seats
    const now = shard.now()
    const { kind, round } = stepAt(now, state)
    const closed = closedRounds(state.match, now, state.closes)
    const standings = shard.standingsNow()
    const seat = player === null ? undefined : state.seats.get(player)
    const { type: _, ...lobby } = this.lobbyNow()
    const question = kind === 'question' ? this.questionNow(round, language) : null
    const reveal = closed === 0 ? null : payloads.revealFor(state, closed - 1, standings, shard.texts!, language)
    const podium = kind === 'podium' ? payloads.podiumFor(state, standings, shard.texts!, language) : null
    send(connection, {
      type: 'state',
      now,
      name,
      from: seat?.from ?? null,
      ...(seatSecret && { seatSecret }),
      lobby,
      question,
      chosen: question && (seat?.answers[round]?.option ?? null),
      rights: state.rights.slice(0, closed),
      revealed: reveal && {
        ...this.questionNow(closed - 1, language),
        players: reveal.players,
      },
      reveal: reveal && { ...reveal, own: payloads.ownOf(state, player, standings) },
      podium: podium && { ...podium, ...payloads.endFor(state, player, standings) },
    })
  }

  private lobbyNow() {
    const { seats, connections, shards } = this.shard
    return { type: 'lobby', ...payloads.lobbyOf(seats, connections, shards) } as const
  }

  private questionNow(round: number, language: Language) {
    const { seats, connections, texts } = this.shard
    return payloads.questionOf(seats, round, connections, texts!, language)
  }

  /** Serialises the common part once per language and appends each player's own part. */
  private all(common: (language: Language) => Common, own?: (player: string | null) => object) {
    const written = new Map<Language, string>()
    for (const connection of this.shard.connections.joined()) {
      const { language, player } = connection.state!
      const start = written.get(language) ?? JSON.stringify(common(language)).slice(0, -1)
      written.set(language, start)
      send(connection, own ? `${start},${JSON.stringify(own(player)).slice(1)}` : `${start}}`)
    }
  }
}

/** A message common to all sockets of one language, without the own part. */
type Common = { type: QuizMessage['type'] }
