import * as z from 'zod/mini'
import type { Day } from '#core/days.ts'
import type { PointLine } from '#core/points.ts'
import { PRACTICE_LEAGUES } from '#core/practice-leagues.ts'
import type { ErrorAnswer } from './errors.ts'
import { DayText, type ResultRecord } from './results.ts'

const MAX_STEPS = 200
const MAX_ID = 40

/**
 * Body of `POST /api/runs`. `date` is the player's local day (absent: the UTC day); `mode: 'archive'` plays a past day
 * of the same game without points, streak or board. `mode: 'ranked'` takes no date: a player has one open run per game,
 * which a repeated request returns with 200, whatever its part; after its deadline it ends and a new one starts. 422
 * `unknown-part` for a part that the mode does not have, 503 `mode-closed` while the pool is too small.
 */
export const NewRun = z.strictObject({
  game: z.string().check(z.maxLength(32)),
  mode: z.string().check(z.maxLength(32)),
  date: z.optional(DayText),
  /** Theme or league, for a mode that has any. */
  part: z.optional(z.string().check(z.maxLength(MAX_ID))),
  /** Code of the challenge, for the mode `challenge`. */
  challenge: z.optional(z.string().check(z.maxLength(MAX_ID))),
  /** Text version of a picture game, for players who cannot see the pictures. */
  twin: z.optional(z.boolean()),
  /** Leagues that practice dealt by the server draws from (absent: all); 400 `bad-request` in every other mode. */
  leagues: z.optional(z.array(z.enum(PRACTICE_LEAGUES)).check(z.minLength(1), z.maxLength(PRACTICE_LEAGUES.length))),
})
export type NewRun = z.infer<typeof NewRun>

/** Body of `POST /api/runs/{id}`. `n` counts the run's actions from 1; repeating an `n` returns the same answer. */
export const RunStep = z.strictObject({
  n: z.int().check(z.minimum(1), z.maximum(MAX_STEPS)),
  /** Parsed by the game's own schema. */
  action: z.looseObject({ type: z.string().check(z.maxLength(32)) }),
})
export type RunStep = z.infer<typeof RunStep>

/** Distribution of a day's puzzle: `counts` per bucket of the game (Wordle: 0 = missed, 1..8 = solved at). */
export type Distribution = { plays: number; counts: number[] }

/**
 * Rank of a ranked run among the best runs of its week, actual or hypothetical: a visitor's run enters the board with
 * the account that takes it over (`entered`). `betterThan` in percent; null below 50 players.
 */
export type Standing = {
  period: 'week'
  of: string
  rank: number
  players: number
  betterThan: number | null
  entered: boolean
}

/** Only in the answer that ends a run, and in every later answer of the same run. */
export type RunEnd<Facts = unknown> = {
  result: ResultRecord
  lines: PointLine[]
  distribution: Distribution | null
  /** Percentage of worse players; null below 50 plays. */
  betterThan: number | null
  /** A game's data about its finished puzzle; opaque to the protocol. */
  facts?: Facts
  /** A notable fact about a footballer of the run; the browser replaces `name` by its form in the page's language. */
  tell?: {
    name: string
    local?: Record<'en' | 'fr' | 'es', string>
    /** The fact names an answer of a day that is not over yet, so it must not be shared. */
    spoils?: true
  }
  /** The ranked run is under review, because its pace or regularity is implausible. */
  held?: true
  /** For a ranked run with a right answer that is not under review. */
  standing?: Standing
}

/** `view` is `engine.view(state, 0)`: until `view.over` it does not contain the answer. */
export type RunAnswer<View, Facts = unknown> = {
  runId: string
  game: string
  mode: string
  date: Day
  /** Days since launch, 1 on launch day. */
  number: number
  n: number
  view: View
  /** Addresses of the opened steps of every picture place, hardest first; absent in games without pictures. */
  pictures?: string[][]
  /**
   * For each answered question with few options: percentage of equal answers. Null below 20 answers; absent elsewhere.
   */
  agreed?: (number | null)[]
  /** Only in answers to `POST /api/runs`: the chosen leagues have too small a pool, so practice draws from all. */
  leaguesTooFew?: true
  /** ISO time after which no action is accepted. */
  expires: string
  end: RunEnd<Facts> | null
  /** Ranked runs only: the server's clock, ms since 1970, for the `deadline` of the view. */
  now?: number
}

/** 409 `too-late`: the answer came after a ranked run's deadline; `run` is over. */
export type TooLate = ErrorAnswer & { code: 'too-late'; run: RunAnswer<unknown> }
