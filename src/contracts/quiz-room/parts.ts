import * as z from 'zod/mini'

/** Names sent with the lobby. */
export const MOST_NAMES = 12
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

/** A ghost replays real answers; it is labelled and on no leaderboard. `name`: its number. */
const Ghost = z.object({ name: z.string(), score: z.int() })

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
  /** Ghosts that would join if the match started now; 0 when no replay is available. */
  ghosts: z.int(),
}

/** `picture`: an address that reveals nothing. */
export const Question = {
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

/** A line of a table. Equal scores share a rank; the faster stands higher. */
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

/** `own` null: a spectator. `players`: ranked players over all shards. */
export const Reveal = {
  match: z.int(),
  round: z.int(),
  /** When the next question or the podium replaces it. */
  until: z.number(),
  right: z.int(),
  /** How often each option was chosen in this shard; `missed`: players without an answer. */
  counts: z.array(z.int()).check(z.length(OPTIONS)),
  missed: z.int(),
  why: z.string(),
  /** Id of the question, for a report. */
  question: z.string(),
  players: z.int(),
  /** At most MOST_LINES. */
  table: z.array(QuizLine),
  ghosts: z.array(Ghost),
  own: z.nullable(Own),
}

export const Podium = {
  match: z.int(),
  /** When the next lobby opens. */
  until: z.number(),
  players: z.int(),
  /** The first three lines, or fewer, stand on the podium. */
  table: z.array(QuizLine),
  ghosts: z.array(Ghost),
  /**
   * `points`: worth of the match before daily caps; 0 for a guest until signing in. `held`: off the table until a review.
   */
  own: z.nullable(z.extend(Own, { points: z.int(), held: z.optional(z.literal(true)) })),
  /** The ten questions with their right options. */
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
