import * as z from 'zod/mini'
import { RoomCode } from './ticket.ts'
import { Secret, TicketAnswer, TicketWish } from './rooms.ts'

/**
 * The protocol between a browser and a shard of the live quiz, at `/parties/quiz/{room}`. All times are ms since 1970 by
 * the shard's clock; matches, rounds, options and places count from 0, ranks from 1.
 *
 * In: `join` once the socket is open. It is answered by `state`, which holds all there is to show; what comes after
 * replaces parts of it. A match: `lobby` (at most once a second, when something changed), then per round `question` a
 * moment before it may be answered, one `answered` for one's own answer, `reveal`; in the end `podium`, and `recorded`
 * once the site has the results. So a round is at most three messages to each.
 *
 * Clock and latency: the page sends `ping` and repeats the `token` of each `pong` in its next one, three in a row after
 * `state`, then one each HEARTBEAT_MS without a token.
 */

/** Of these messages: a page that speaks another one is told to `reload` when no match is disturbed by it. */
export const QUIZ_WIRE = 1

/** A page pings so often; a pong that is not there after PONG_MS means that the connection is lost. */
export const HEARTBEAT_MS = 30_000
export const PONG_MS = 10_000
/** Before each try to reconnect, drawn anew between 0 and the figure. */
export const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** A question comes so long before it may be answered, so that it is there in time everywhere. */
export const EARLY_MS = 1_000
/** Names told of who waits. */
export const MOST_NAMES = 12
/** Lines told of a table. */
export const MOST_LINES = 10

const OPTIONS = 4
const ROUNDS = 10
const MAX_TICKET = 1200
const Language = z.enum(['en', 'fr', 'es'])
const Round = z.int().check(z.minimum(0), z.maximum(ROUNDS - 1))
const Option = z.int().check(z.minimum(0), z.maximum(OPTIONS - 1))
const Match = z.int().check(z.minimum(0))

/** Body of `POST /api/quiz/ticket`; `room`: the shard one has a seat in, to come back to it after signing in. */
export const QuizTicketRequest = z.strictObject({ ...TicketWish, room: z.optional(RoomCode) })
export type QuizTicketRequest = z.infer<typeof QuizTicketRequest>

/** `room`: the shard the ticket is for. */
export const QuizTicketAnswer = z.extend(TicketAnswer, { room: RoomCode })
export type QuizTicketAnswer = z.infer<typeof QuizTicketAnswer>

/** Answer of `GET /api/quiz/now`, for pages without a socket. `waiting`: who is there, null when the rooms are down. */
export const QuizNow = z.object({
  now: z.number(),
  match: z.int(),
  /** Of the next match that has not kicked off. */
  kickOffAt: z.number(),
  isPrime: z.boolean(),
  /** The next match whose podium counts twice. */
  primeAt: z.number(),
  waiting: z.nullable(z.int()),
})
export type QuizNow = z.infer<typeof QuizNow>

/** What a shard understands from a browser. */
export const QuizMove = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    /** A newer one than the socket was opened with, as after signing in; absent: that one. */
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET))),
    /** Proves that a seat of this match is mine, whoever I have become; absent at the first visit. */
    seatSecret: z.optional(Secret),
    /** Looks on without a seat. A join without it takes one. */
    watch: z.optional(z.literal(true)),
    language: Language,
    /** QUIZ_WIRE as the page knows it. */
    wire: z.int(),
  }),
  z.strictObject({ type: z.literal('answer'), match: Match, round: Round, option: Option }),
  /** `sent` comes back untouched; `echo`: the token of the pong that this ping answers at once. */
  z.strictObject({ type: z.literal('ping'), sent: z.number(), echo: z.optional(z.int()) }),
])
export type QuizMove = z.infer<typeof QuizMove>

/**
 * Why something was refused. Of an answer: `too-early`, `too-late`, `already-answered`, `no-seat`, `wrong-order`. Of a
 * socket: `room-full`, `ticket-bad`, `ticket-expired`, `not-joined`. Of a message: `bad-message`, `too-fast`, `failed`.
 */
export const QUIZ_REFUSALS = [
  'too-early',
  'too-late',
  'already-answered',
  'no-seat',
  'wrong-order',
  'room-full',
  'ticket-bad',
  'ticket-expired',
  'not-joined',
  'bad-message',
  'too-fast',
  'failed',
] as const
export type QuizRefusal = (typeof QUIZ_REFUSALS)[number]

const Who = {
  name: z.string(),
  guest: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
}

/** A ghost is the replay of real answers: on no table, and it says so. `name`: its number. */
const Ghost = z.object({ name: z.string(), score: z.int() })

/** Before a match, and how many are there. */
const Lobby = {
  match: z.int(),
  kickOffAt: z.number(),
  /** Its podium counts twice. */
  isPrime: z.boolean(),
  /** Who has a seat and a connection, in this shard. */
  players: z.int(),
  watching: z.int(),
  /** The latest MOST_NAMES of them. */
  names: z.array(z.object(Who)),
  /** So many would sit down if it began now; 0 beside few players: nothing can be replayed yet. */
  ghosts: z.int(),
}

/** `picture`: an address that tells nothing. */
const Question = {
  match: z.int(),
  round: z.int(),
  startAt: z.number(),
  closesAt: z.number(),
  players: z.int(),
  text: z.string(),
  options: z.array(z.string()).check(z.length(OPTIONS)),
  picture: z.nullable(z.object({ kind: z.enum(['kit', 'crest', 'face', 'ground']), address: z.string() })),
}
export const LiveQuestion = z.object(Question)
export type LiveQuestion = z.infer<typeof LiveQuestion>

/** One line of a table. Equal scores share a rank; the faster stands higher. */
export const QuizLine = z.object({ ...Who, rank: z.int(), score: z.int() })
export type QuizLine = z.infer<typeof QuizLine>

/** After the closed rounds. `rank` null: no answer yet. `place`: which line of the shown table is the own one. */
const Own = z.object({
  score: z.int(),
  /** Of the last closed round. */
  gain: z.int(),
  /** Right answers running, now and at best. */
  streak: z.int(),
  best: z.int(),
  right: z.int(),
  answered: z.int(),
  rank: z.nullable(z.int()),
  place: z.nullable(z.int()),
  /** The option chosen in each round, null without one. */
  chosen: z.array(z.nullable(z.int())),
})
export type QuizOwn = z.infer<typeof Own>

/** `own` null: who looks on. `players`: on the table, of all shards. */
const Reveal = {
  match: z.int(),
  round: z.int(),
  /** When it makes room for the next question or the podium. */
  until: z.number(),
  right: z.int(),
  /** How often each option was chosen in this shard; `missed`: who gave no answer. */
  counts: z.array(z.int()).check(z.length(OPTIONS)),
  missed: z.int(),
  why: z.string(),
  /** The question's name, for a report. */
  question: z.string(),
  players: z.int(),
  /** At most MOST_LINES. */
  table: z.array(QuizLine),
  ghosts: z.array(Ghost),
  own: z.nullable(Own),
}

const Podium = {
  match: z.int(),
  /** When the next lobby opens. */
  until: z.number(),
  players: z.int(),
  /** Those with a step on it are the first three lines, or as many as there are. */
  table: z.array(QuizLine),
  ghosts: z.array(Ghost),
  /** `points`: what the match is worth before the caps of the day; 0 for a guest until signing in. */
  own: z.nullable(z.extend(Own, { points: z.int() })),
  /** The ten questions with what was right. */
  review: z.array(
    z.object({
      text: Question.text,
      options: Question.options,
      picture: Question.picture,
      right: z.int(),
      why: z.string(),
      question: z.string(),
    }),
  ),
  next: z.object({ match: z.int(), kickOffAt: z.number(), isPrime: z.boolean() }),
}

/** What a shard sends. */
export const QuizMessage = z.discriminatedUnion('type', [
  /**
   * Answer to `join`: everything as it is now. `question` while one is open or about to be, `chosen` the own answer to
   * it; `reveal` from the close of a round on, `podium` after the last. `from`: the first round the own seat plays (10:
   * none of this match), null without a seat. The secret comes once, to whoever got the seat.
   */
  z.object({
    type: z.literal('state'),
    now: z.number(),
    name: z.string(),
    from: z.nullable(z.int()),
    seatSecret: z.optional(z.string()),
    lobby: z.object(Lobby),
    question: z.nullable(LiveQuestion),
    chosen: z.nullable(z.int()),
    reveal: z.nullable(z.object(Reveal)),
    podium: z.nullable(z.object(Podium)),
  }),
  z.object({ type: z.literal('lobby'), ...Lobby }),
  z.object({ type: z.literal('question'), ...Question }),
  /** The own answer counts; so many of so many have answered. */
  z.object({
    type: z.literal('answered'),
    match: z.int(),
    round: z.int(),
    option: z.int(),
    answered: z.int(),
    players: z.int(),
  }),
  z.object({ type: z.literal('reveal'), ...Reveal }),
  z.object({ type: z.literal('podium'), ...Podium }),
  /** The site has the results of that match: boards and points can be asked for. */
  z.object({ type: z.literal('recorded'), match: z.int() }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number(), token: z.int() }),
  /** Another tab has taken this seat. */
  z.object({ type: z.literal('replaced') }),
  /** The page is of another version than the shard. */
  z.object({ type: z.literal('reload') }),
])
export type QuizMessage = z.infer<typeof QuizMessage>
export type QuizState = Extract<QuizMessage, { type: 'state' }>
export type QuizLobby = Omit<Extract<QuizMessage, { type: 'lobby' }>, 'type'>
export type QuizReveal = Omit<Extract<QuizMessage, { type: 'reveal' }>, 'type'>
export type QuizPodium = Omit<Extract<QuizMessage, { type: 'podium' }>, 'type'>
