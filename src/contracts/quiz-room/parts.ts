import * as z from 'zod/mini'
import { Picture, Pictures } from '../quiz-shown.ts'

/** Names sent with the lobby. */
export const MOST_NAMES = 12
/** Shirts sent for the stand. */
export const MOST_STAND = 40
/** Lines sent with a table. */
export const MOST_LINES = 10

export const OPTIONS = 4
export const ROUNDS = 10

const Who = {
  name: z.string(),
  guest: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
}

/** Percentage of questions that a pace-setter answers right; also its name. */
const Knows = z.literal([40, 60, 80])
/** A pace-setter of the room; it is labelled and on no leaderboard. */
const Pace = z.array(z.object({ knows: Knows, score: z.int() }))
/** Shirts of up to MOST_STAND players, the latest last; '' without a chosen one. */
const Kits = z.array(z.string()).check(z.maxLength(MOST_STAND))

/** State before a match. */
export const Lobby = {
  match: z.int(),
  kickOffAt: z.number(),
  /** The podium counts double. */
  isPrime: z.boolean(),
  /** Players with a seat and a connection, in this shard. */
  players: z.int(),
  watching: z.int(),
  /** The latest MOST_NAMES players. */
  names: z.array(z.object(Who)),
  kits: Kits,
  /** Pace-setters that run if the match starts now. */
  pace: z.array(Knows),
  /** Each round closes once everybody present has answered. */
  isQuick: z.boolean(),
}

export const Question = {
  match: z.int(),
  round: z.int(),
  startAt: z.number(),
  closesAt: z.number(),
  players: z.int(),
  text: z.string(),
  options: z.array(z.string()).check(z.length(OPTIONS)),
  /** Their addresses reveal nothing. */
  pictures: Pictures,
  kits: Kits,
}
export const LiveQuestion = z.object(Question)
export type LiveQuestion = z.infer<typeof LiveQuestion>

/** A line of a table. Equal scores share a rank; the faster player is listed first. */
export const QuizLine = z.object({ ...Who, rank: z.int(), score: z.int() })
export type QuizLine = z.infer<typeof QuizLine>

/** The player's own line after the closed rounds. `rank` null: no answer yet. `place`: its index in the shown table. */
const Own = z.object({
  score: z.int(),
  /** Points of the last closed round. */
  gain: z.int(),
  /** Streak of right answers, current and best. */
  streak: z.int(),
  best: z.int(),
  right: z.int(),
  answered: z.int(),
  rank: z.nullable(z.int()),
  place: z.nullable(z.int()),
  /** Chosen option of each round, null without one. */
  chosen: z.array(z.nullable(z.int())),
})
export type QuizOwn = z.infer<typeof Own>

/** An answer with its picture; without one it is shown as text. */
const Frame = z.object({ answer: z.string(), picture: z.nullable(Picture) })

/** `own` null: a spectator. `players`: ranked players over all shards. */
export const Reveal = {
  match: z.int(),
  round: z.int(),
  /** When the next question or the podium replaces it. */
  until: z.number(),
  /** Regular end of the round, or the time when everybody present had answered. */
  closedAt: z.number(),
  right: z.int(),
  /** How often each option was chosen in this shard; `missed`: players without an answer. */
  counts: z.array(z.int()).check(z.length(OPTIONS)),
  missed: z.int(),
  /** Fact that answers the question. */
  why: z.string(),
  pictures: Pictures,
  /** The answer is shown as text, such as a year or a city. */
  board: z.optional(z.boolean()),
  /** Id of the question, for a report. */
  question: z.string(),
  players: z.int(),
  /** At most MOST_LINES. */
  table: z.array(QuizLine),
  pace: Pace,
  own: z.nullable(Own),
  /** At half-time: the answers so far. */
  film: z.optional(z.array(Frame)),
}

export const Podium = {
  match: z.int(),
  /** When the next lobby opens. */
  until: z.number(),
  players: z.int(),
  /** The first three lines, or fewer, stand on the podium. */
  table: z.array(QuizLine),
  pace: Pace,
  /** `points`: before daily caps, for a guest without podium points. `held`: excluded from the table until a review. */
  own: z.nullable(z.extend(Own, { points: z.int(), held: z.optional(z.literal(true)) })),
  /** The ten questions with their right options. */
  review: z.array(
    z.object({
      text: Question.text,
      options: Question.options,
      picture: z.nullable(Picture),
      right: z.int(),
      why: z.string(),
      question: z.string(),
    }),
  ),
  /**
   * The other player, when exactly two took part. `decided`: the round after which the lead stayed; null for a draw.
   */
  duel: z.nullable(
    z.object({
      name: z.string(),
      kit: z.optional(z.string()),
      score: z.int(),
      marks: z.array(z.nullable(z.boolean())),
      decided: z.nullable(z.int()),
    }),
  ),
  next: z.object({ match: z.int(), kickOffAt: z.number(), isPrime: z.boolean() }),
}
