import * as z from 'zod/mini'

/** Names told of who waits. */
export const MOST_NAMES = 12
/** Lines told of a table. */
export const MOST_LINES = 10

export const OPTIONS = 4
export const ROUNDS = 10

const Who = {
  name: z.string(),
  guest: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
}

/** A ghost is the replay of real answers: on no table, and it says so. `name`: its number. */
const Ghost = z.object({ name: z.string(), score: z.int() })

/** Before a match, and how many are there. */
export const Lobby = {
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
export const Reveal = {
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

export const Podium = {
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
