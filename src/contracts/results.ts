import * as z from 'zod/mini'
import { isDay, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'

const MAX_RESULT_POINTS = 1000 // far above any mode's maximum; the catalogue checks the real one
/** Upper bound of a run that is left open overnight. */
export const MAX_RUN_MS = 86_400_000
const MAX_STEPS = 1000
const MAX_TAGS = 8
const MAX_ITEMS = 16

export const DayText = z
  .string()
  .check(z.refine((text) => isDay(text), 'not a day such as 2026-7-16')) as z.ZodMiniType<Day, string>

/** A finished run, as stored in `user_infos.statistics[game]`. */
export const ResultRecord = z.strictObject({
  /** The run's id, or a uuid for a practice run. */
  id: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9:_-]+$/)),
  mode: z.string().check(z.minLength(1), z.maxLength(32)),
  date: DayText,
  won: z.boolean(),
  /** The game's own figure, such as the guess that solved a Wordle (0: not solved). */
  score: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** Bonuses included. */
  points: z.int().check(z.minimum(0), z.maximum(MAX_RESULT_POINTS)),
  /** Daily bonus contained in the points. */
  bonus: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_RESULT_POINTS))),
  /** From the first view to the last action, milliseconds. */
  ms: z.int().check(z.minimum(0), z.maximum(MAX_RUN_MS)),
  /** Actions taken. */
  n: z.int().check(z.minimum(0), z.maximum(MAX_STEPS)),
  /** Such as `hint`, `gave-up`, `archive`. */
  tags: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(MAX_TAGS)),
  /** Ids named or placed right: a collection is the union over all results. */
  items: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(MAX_ITEMS))),
})
export type ResultRecord = z.infer<typeof ResultRecord>

/** Results of one game per request, and per browser without an account. */
export const MAX_CLAIMED_RESULTS = 400

/** Game id -> results. Unknown game ids are refused, missing ones are empty. */
export const Statistics = z.partialRecord(z.enum(GAME_IDS), z.array(ResultRecord))
export type Statistics = Partial<Record<GameId, ResultRecord[]>>

export const MAX_PREFERENCES = 40

/** Stored preferences: merged from many requests, limited by bytes in the table. */
export const KeptPreferences = z.record(
  z.string().check(z.regex(/^[a-z][a-zA-Z0-9_-]{0,31}$/)),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
)

/** Free keys and values, limited in size. */
export const Preferences = KeptPreferences.check(
  z.refine((value) => Object.keys(value).length <= MAX_PREFERENCES, 'too many preferences'),
)
export type Preferences = z.infer<typeof Preferences>
