import * as z from 'zod/mini'
import type { Day } from '#core/days.ts'
import type { PointLine } from '#core/points.ts'
import type { ErrorAnswer } from './errors.ts'
import { DayText, type ResultRecord } from './results.ts'

const MAX_STEPS = 200
const MAX_ID = 40

/**
 * Body of `POST /api/runs`. `date` is the player's local day (absent: the UTC day); `mode: 'archive'` plays a past
 * day of the same game without points, streak or board. `mode: 'ranked'` takes no date: one run is open for a player and game; asking
 * again answers it, 200, whatever the part; one whose deadline has passed ends, and another one begins. 422
 * `unknown-part` for a part that the mode does not have, 503 `mode-closed` while there are too few facts to ask about.
 */
export const NewRun = z.strictObject({
  game: z.string().check(z.maxLength(32)),
  mode: z.string().check(z.maxLength(32)),
  date: z.optional(DayText),
  /** Of a mode with themes or leagues: which one. */
  part: z.optional(z.string().check(z.maxLength(MAX_ID))),
  /** Code of the challenge that a run of the mode `challenge` answers. */
  challenge: z.optional(z.string().check(z.maxLength(MAX_ID))),
  /** A game of pictures in words, for somebody who cannot see them. */
  twin: z.optional(z.boolean()),
})
export type NewRun = z.infer<typeof NewRun>

/** Body of `POST /api/runs/{id}`. `n` counts the actions of the run from 1; a repeated `n` answers the same again. */
export const RunStep = z.strictObject({
  n: z.int().check(z.minimum(1), z.maximum(MAX_STEPS)),
  /** Parsed by the game's own schema. */
  action: z.looseObject({ type: z.string().check(z.maxLength(32)) }),
})
export type RunStep = z.infer<typeof RunStep>

/** What everybody did with a day's puzzle: `counts` per bucket of the game (Wordle: 0 = missed, 1..8 = solved at). */
export type Distribution = { plays: number; counts: number[] }

/**
 * Where a ranked run stands among the best runs of its week's players, or would stand: a visitor's enters the board with
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
  /** Percent of players that did worse; null below 50 plays. */
  betterThan: number | null
  /** What a game tells about its puzzle once it is over; the protocol does not look into it. */
  facts?: Facts
  /** A ranked run that somebody looks at before it enters a board: it was faster or more even than hands are. */
  held?: true
  /** Of a ranked run with something right that is not held. */
  standing?: Standing
}

/** `view` is `engine.view(state, 0)`: before `view.over` nothing in it tells the answer. */
export type RunAnswer<View, Facts = unknown> = {
  runId: string
  game: string
  mode: string
  date: Day
  /** Days since launch, 1 on launch day. */
  number: number
  n: number
  view: View
  /** Addresses of the opened steps of every picture place, the hardest first; absent where a game has none. */
  pictures?: string[][]
  /**
   * Of a day with questions that have few answers: of each that was answered, how many percent answered the same. Null
   * below 20; absent where there is nothing to tell.
   */
  agreed?: (number | null)[]
  /** ISO time after which no action is taken any more. */
  expires: string
  end: RunEnd<Facts> | null
  /** Of a ranked run: the server's clock, ms since 1970, beside the `deadline` of the view. */
  now?: number
}

/** 409 `too-late`: an answer of a ranked run that came after its deadline; `run` is over. */
export type TooLate = ErrorAnswer & { code: 'too-late'; run: RunAnswer<unknown> }
