import type * as Party from 'partykit/server'
import type { QuizMessage } from '#contracts/quiz-room.ts'
import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import { ghostsBeside, ghostsOf, type Plays } from '#games/quiz/match/ghosts.ts'
import { begin, join } from '#games/quiz/match/seats.ts'
import { shardOfRoom, shardsIn } from '#games/quiz/match/shards.ts'
import type { MatchState } from '#games/quiz/match/state.ts'
import type { Report } from '#games/quiz/match/standings.ts'
import { closedRounds, ROUNDS } from '#games/quiz/match/timetable.ts'
import { rightIn } from '#games/quiz/shown.ts'
import { addressOf } from '../room/handshake.ts'
import type { Surroundings } from '../room/surroundings.ts'
import { Crowd } from './crowd.ts'
import { mergedReport } from './others.ts'
import { playsOf } from './plays.ts'
import { resultsOf } from './results.ts'
import { Storage, type Holder, type QuizLetter, type Saved, type SavedSeat } from './saved.ts'
import { tell, type Connection } from './socket.ts'
import { nameOf, nextStepAt, stepAt, type Step } from './steps.ts'
import * as telling from './tell.ts'
import type { Language, Say } from './deck.ts'

type Known = Omit<Saved, 'shape'>
type Variable = 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'ROOM_PUZZLE_SECRET' | 'PUBLIC_SITE_URL'

/** Only when there is a match: no other room waits for 27,000 questions when its worker starts. */
const deck = () => import('./deck.ts')

const NEWS_MS = 1_000

const NOTHING: MatchState = begin(-1, [])

/** One shard of the world's match: what it knows, and what the clock makes it do. Every change is written down first. */
export class Shard {
  readonly world: Surroundings
  readonly crowd: Crowd
  readonly storage: Storage
  state = NOTHING
  holders = new Map<string, Holder>()
  letters: QuizLetter[] = []
  /** Settles when the other shards have answered. */
  gathered: Promise<unknown> = Promise.resolve()
  private saved: Known | null = null
  private standings: telling.Standings | null = null
  private plays: Plays[] = []
  private say: Say | null = null
  private alarmAt: number | null = null
  private isNewsDue = false
  private readonly room: Party.Room
  private readonly alone: (work: () => Promise<unknown>) => Promise<void>
  private readonly shards: number

  constructor(room: Party.Room, world: Surroundings, alone: (work: () => Promise<unknown>) => Promise<void>) {
    this.room = room
    this.world = world
    this.alone = alone
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
    this.saved = saved
    this.letters = letters
    this.holders = new Map([...seats].map(([player, { holder }]) => [player, holder]))
    const chairs = Object.fromEntries([...seats].map(([player, { seat }]) => [player, seat]))
    this.state = { ...begin(saved.match, saved.rounds.map(rightOf), saved.ghosts), seats: chairs }
    await this.prepare()
  }

  /** Does what the clock asks for; nothing when that is done. */
  async catchUp() {
    const step = stepAt(this.now())
    if (this.saved?.match !== step.match) await this.open(step.match)
    if (this.saved!.told !== nameOf(step)) await this.take(step)
  }

  /** The next match: whoever is here with a seat plays on. */
  private async open(match: number) {
    if (this.saved) await this.close(telling.ownReport(this.state, ROUNDS), this.shards === 1)
    const { dealt } = await deck()
    const rounds = await dealt(match, this.variable('ROOM_PUZZLE_SECRET'))
    const present = this.crowd.present().flatMap((player) => {
      const holder = this.holders.get(player)
      return holder ? [[player, holder] as const] : []
    })
    const now = this.now()
    this.state = present.reduce(
      (state, [player, { claims }]) => {
        const step = join(state, player, telling.cardOf(claims), now)
        return step.ok ? step.state : state
      },
      begin(match, rounds.map(rightOf)),
    )
    this.holders = new Map(present)
    this.standings = null
    await this.storage.seats(new Map(present.map(([player]) => [player, this.savedSeat(player)])))
    await this.keep({ match, rounds, ghosts: [], told: '', isClosed: false })
    await this.prepare()
  }

  private async prepare() {
    const { match, rounds } = this.saved!
    const { wordsOf } = await deck()
    this.say = await wordsOf(match, rounds, this.variable('ROOM_TICKET_SECRET'))
    this.plays = this.shards === 1 ? await this.storage.plays(rounds) : []
  }

  private async take(step: Step) {
    if (step.kind === 'question' && step.round === 0) await this.inviteGhosts()
    if (step.kind === 'podium') await this.close(this.standingsNow().report, this.shards === 1)
    await this.keep({ told: nameOf(step) })
    if (step.kind === 'lobby') this.tellAll(() => this.lobby())
    if (step.kind === 'question') this.tellAll((language) => this.question(step.round, language))
    if (step.kind === 'podium') this.tellPodium()
    if (step.kind !== 'reveal') return
    const report = telling.ownReport(this.state, step.round + 1)
    if (this.shards === 1) return this.reveal(step, report, true)
    this.gathered = this.ask(step, report)
  }

  /** As the sockets know it: a room that an alarm has woken does not know its own name. Null while nobody is here. */
  private shardNumber(): number | null {
    const [connection] = this.crowd.all()
    return connection ? shardOfRoom(addressOf(connection.uri).code, this.shards) : null
  }

  private async inviteGhosts() {
    const count = ghostsBeside(this.crowd.players)
    const bytes = await hmac(this.variable('ROOM_PUZZLE_SECRET'), `room|quiz|ghosts|${this.state.match}`)
    const ghosts = count === 0 ? [] : ghostsOf(count, this.plays, this.state.rights, randomFromBytes(bytes))
    this.state = { ...this.state, ghosts }
    await this.keep({ ghosts })
  }

  /** Not awaited by the clock's alarm: meanwhile answers and pings go on. */
  private async ask({ match, round, ...step }: Step, report: Report) {
    const shard = this.shardNumber()
    const reported = shard === null ? null : { match, round, shard, shards: this.shards, report }
    const secret = this.variable('ROOM_RESULT_SECRET')
    const all = reported && (await mergedReport(this.room.context, reported, secret, this.now()))
    await this.alone(() => this.reveal({ match, round, ...step }, all ?? report, all !== null))
  }

  /** `whole`: the report is of all shards. */
  private async reveal({ match, round }: Step, report: Report, whole: boolean) {
    if (this.saved!.match !== match || (this.standings?.rounds ?? 0) > round) return
    const standings = telling.standingsOf(report, round + 1)
    this.standings = standings
    if (round === ROUNDS - 1) await this.close(report, whole)
    const common = (language: Language) =>
      ({ type: 'reveal', ...telling.revealFor(this.state, round, standings, this.say!, language) }) as const
    this.tellAll(common, (player) => telling.ownOf(this.state, player, standings))
    await this.setAlarm()
  }

  private tellPodium() {
    const standings = this.standingsNow()
    const common = (language: Language) =>
      ({ type: 'podium', ...telling.podiumFor(this.state, standings, this.say!, language) }) as const
    this.tellAll(common, (player) => telling.ownAtEnd(this.state, player, standings))
    for (const connection of this.crowd.joined()) if (connection.state!.isOld) tell(connection, { type: 'reload' })
  }

  /** The results of the match go into letters, and what was played is learnt for ghosts: once. */
  private async close(report: Report, podium: boolean) {
    if (this.saved!.isClosed) return
    const { match, rounds } = this.saved!
    const dueAt = this.now()
    const results = resultsOf(this.state, this.holders, report, podium)
    const letters = results.map((result, part) => ({ key: `${match}-${part}`, result, tries: 0, dueAt }))
    for (const letter of letters) await this.storage.letter(letter)
    if (this.shards === 1) await this.storage.learn(rounds, playsOf(this.state))
    this.letters = [...this.letters, ...letters]
    await this.keep({ isClosed: true })
  }

  /** The table after the closed rounds: of all shards when that is known. */
  standingsNow(): telling.Standings {
    const rounds = closedRounds(this.state.match, this.now())
    if (this.standings?.rounds === rounds) return this.standings
    this.standings = telling.standingsOf(telling.ownReport(this.state, rounds), rounds)
    return this.standings
  }

  private lobby() {
    return { type: 'lobby', ...telling.lobbyOf(this.state, this.crowd, this.holders, this.plays) } as const
  }

  private question(round: number, language: Language) {
    const { match } = this.state
    return {
      type: 'question',
      ...telling.questionOf(match, round, this.crowd.players, this.say!, language),
    } as const
  }

  /** Who comes and goes before a match is news to everybody, at most once a second. */
  tellLobbySoon() {
    if (this.isNewsDue || stepAt(this.now()).kind !== 'lobby') return
    this.isNewsDue = true
    this.world.later(() => {
      this.isNewsDue = false
      void this.alone(async () => {
        const { kind, match } = stepAt(this.now())
        if (kind === 'lobby' && match === this.state.match) this.tellAll(() => this.lobby())
      })
    }, NEWS_MS)
  }

  /** Everything that one socket may see now. */
  snapshot({ state: place }: Connection, seatSecret?: string): QuizMessage {
    const { player, language, name } = place!
    const { state } = this
    const now = this.now()
    const { kind, round } = stepAt(now)
    const closed = closedRounds(state.match, now)
    const standings = this.standingsNow()
    const seat = player === null ? undefined : state.seats[player]
    const { type: _, ...lobby } = this.lobby()
    return {
      type: 'state',
      now,
      name,
      from: seat?.from ?? null,
      ...(seatSecret && { seatSecret }),
      lobby,
      question:
        kind === 'question' ? telling.questionOf(state.match, round, this.crowd.players, this.say!, language) : null,
      chosen: kind === 'question' ? (seat?.answers[round]?.option ?? null) : null,
      reveal:
        closed === 0
          ? null
          : {
              ...telling.revealFor(state, closed - 1, standings, this.say!, language),
              own: telling.ownOf(state, player, standings),
            },
      podium:
        kind === 'podium'
          ? {
              ...telling.podiumFor(state, standings, this.say!, language),
              own: telling.ownAtEnd(state, player, standings),
            }
          : null,
    }
  }

  /** Each language is written once, and to it the own line of each player. */
  tellAll(common: (language: Language) => object, own?: (player: string | null) => object | null) {
    const written = new Map<Language, string>()
    for (const connection of this.crowd.joined()) {
      const { language, player } = connection.state!
      const start = written.get(language) ?? JSON.stringify(common(language)).slice(0, -1)
      written.set(language, start)
      tell(connection, own ? `${start},"own":${JSON.stringify(own(player))}}` : `${start}}`)
    }
  }

  private savedSeat = (player: string, { match, seats } = this.state): SavedSeat => ({
    match,
    seat: seats[player]!,
    holder: this.holders.get(player)!,
  })

  /** What cannot be written down has not happened. */
  async changeSeat(player: string, state: MatchState) {
    await this.storage.seat(player, this.savedSeat(player, state))
    this.state = state
  }

  /** So many of so many have answered. */
  progress(round: number): { answered: number; players: number } {
    const answered = Object.values(this.state.seats).filter(({ answers }) => answers[round]).length
    return { answered, players: Math.max(answered, this.crowd.players) }
  }

  private async keep(values: Partial<Known>) {
    const next = { ...this.saved!, ...values }
    await this.storage.keep(next)
    this.saved = next
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
  isOn = (): boolean => this.crowd.joined().length > 0 || (this.saved?.isClosed === false && this.hasAnswers())

  private nextAlarm(): number | null {
    const times = [...(this.isOn() ? [nextStepAt(this.now())] : []), ...this.letters.map(({ dueAt }) => dueAt)]
    return times.length === 0 ? null : Math.min(...times)
  }

  private hasAnswers = (): boolean =>
    Object.values(this.state.seats).some(({ answers }) => answers.some((answer) => answer !== null))

  variable(name: Variable): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}

const rightOf = ({ order }: Known['rounds'][number]): number => rightIn(order)
