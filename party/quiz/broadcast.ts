import type { QuizMessage } from '#contracts/quiz-room.ts'
import { closedRounds } from '#games/quiz/match/timetable.ts'
import type { Language } from './deck.ts'
import type { OneByOne } from '../room/one-by-one.ts'
import type { Shard } from './shard.ts'
import { tell, type Connection } from './socket.ts'
import { stepAt } from './steps.ts'
import * as telling from './tell.ts'

const NEWS_MS = 1_000

/** What a shard says, to everybody or to somebody who has just come. */
export class Broadcast {
  private readonly shard: Shard
  private readonly alone: OneByOne
  private isNewsDue = false

  constructor(shard: Shard, alone: OneByOne) {
    this.shard = shard
    this.alone = alone
  }

  lobby() {
    this.all(() => this.lobbyNow())
  }

  /** Who comes and goes before a match is news to everybody, at most once a second. */
  lobbySoon() {
    const { shard } = this
    if (this.isNewsDue || stepAt(shard.now()).kind !== 'lobby') return
    this.isNewsDue = true
    shard.world.later(() => {
      this.isNewsDue = false
      void this.alone(async () => {
        const { kind, match } = stepAt(shard.now())
        if (kind === 'lobby' && match === shard.seats.state.match) this.lobby()
      })
    }, NEWS_MS)
  }

  question(round: number) {
    this.all((language) => ({ type: 'question', ...this.questionNow(round, language) }))
  }

  reveal(round: number, standings: telling.Standings) {
    const { seats, say } = this.shard
    this.all(
      (language) => ({ type: 'reveal', ...telling.revealFor(seats.state, round, standings, say!, language) }),
      (player) => telling.ownOf(seats.state, player, standings),
    )
  }

  /** A page of another version reloads when nothing disturbs it. */
  podium() {
    const { seats, say, crowd } = this.shard
    const standings = this.shard.standingsNow()
    this.all(
      (language) => ({ type: 'podium', ...telling.podiumFor(seats.state, standings, say!, language) }),
      (player) => telling.ownAtEnd(seats.state, player, standings),
    )
    for (const connection of crowd.joined()) if (connection.state!.isOld) tell(connection, { type: 'reload' })
  }

  /** Everything that one socket may see now; the secret is that of a seat just taken. */
  welcome(connection: Connection, seatSecret?: string) {
    const { player, language, name } = connection.state!
    const { shard } = this
    const { state } = shard.seats
    const now = shard.now()
    const { kind, round } = stepAt(now)
    const closed = closedRounds(state.match, now)
    const standings = shard.standingsNow()
    const seat = player === null ? undefined : state.seats.get(player)
    const { type: _, ...lobby } = this.lobbyNow()
    const question = kind === 'question' ? this.questionNow(round, language) : null
    const reveal = closed === 0 ? null : telling.revealFor(state, closed - 1, standings, shard.say!, language)
    const podium = kind === 'podium' ? telling.podiumFor(state, standings, shard.say!, language) : null
    tell(connection, {
      type: 'state',
      now,
      name,
      from: seat?.from ?? null,
      ...(seatSecret && { seatSecret }),
      lobby,
      question,
      chosen: question && (seat?.answers[round]?.option ?? null),
      rights: state.rights.slice(0, closed),
      revealed: reveal && telling.questionOf(state.match, closed - 1, reveal.players, shard.say!, language),
      reveal: reveal && { ...reveal, own: telling.ownOf(state, player, standings) },
      podium: podium && { ...podium, own: telling.ownAtEnd(state, player, standings) },
    })
  }

  private lobbyNow() {
    const { seats, crowd, plays } = this.shard
    return { type: 'lobby', ...telling.lobbyOf(seats, crowd, plays) } as const
  }

  private questionNow(round: number, language: Language) {
    const { seats, crowd, say } = this.shard
    return telling.questionOf(seats.state.match, round, crowd.players, say!, language)
  }

  /** Each language is written once, and to it the own line of each player. */
  private all(common: (language: Language) => Common, own?: (player: string | null) => object | null) {
    const written = new Map<Language, string>()
    for (const connection of this.shard.crowd.joined()) {
      const { language, player } = connection.state!
      const start = written.get(language) ?? JSON.stringify(common(language)).slice(0, -1)
      written.set(language, start)
      tell(connection, own ? `${start},"own":${JSON.stringify(own(player))}}` : `${start}}`)
    }
  }
}

/** A message that is the same for all of one language; the own line is missing. */
type Common = { type: QuizMessage['type'] }
