import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { KeptPreferences, MAX_CLAIMED_RESULTS, Preferences, ResultRecord, Statistics } from './results.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
/** The most points a claim of points without a number of its own may carry; points are recomputed anyway. */
export const MAX_CLAIMED_POINTS = 1_000_000
/** Of a body of `/users`: a hand-over carries up to 400 results of each of eleven games. */
export const MAX_USERS_BYTES = 1_048_576

export const Username = z.string().check(z.trim(), z.minLength(USERNAME_MIN), z.maxLength(USERNAME_MAX))

const PhotoUrl = z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)))
const Locales = z.string().check(z.maxLength(200))
/** What a browser brings, beside what the account has by now. */
const ClaimedStatistics = z.partialRecord(
  z.enum(GAME_IDS),
  z.array(ResultRecord).check(z.maxLength(MAX_CLAIMED_RESULTS)),
)
const Points = z.int().check(z.minimum(0), z.maximum(MAX_CLAIMED_POINTS))

/** Body of `POST /users`: makes the account record, or merges into the one that exists. */
export const NewUserInfo = z.strictObject({
  user_id: z.uuid(),
  points: z.optional(Points),
  statistics: z.optional(ClaimedStatistics),
  preferences: z.optional(Preferences),
  /** Absent: the sign-up's `full_name`; a taken one gets digits. */
  username: z.optional(z.string().check(z.maxLength(80))),
  photo_url: z.optional(PhotoUrl),
  locales: z.optional(Locales),
  opt_in: z.optional(z.boolean()),
  /** The hand-over of anonymous progress: one claim per id, ever. */
  progressId: z.optional(z.uuid()),
})
export type NewUserInfo = z.infer<typeof NewUserInfo>

/** Body of `PATCH /users`: any field of one's own record, plus `user_id` or `id` of that record. */
export const UserPatch = z
  .strictObject({
    user_id: z.optional(z.uuid()),
    id: z.optional(z.uuid()),
    points: z.optional(Points),
    statistics: z.optional(ClaimedStatistics),
    preferences: z.optional(Preferences),
    locales: z.optional(Locales),
    photo_url: z.optional(PhotoUrl),
    username: z.optional(Username),
    opt_in: z.optional(z.boolean()),
    progressId: z.optional(z.uuid()),
  })
  .check(z.refine((patch) => patch.user_id !== undefined || patch.id !== undefined, 'user_id or id is required'))
export type UserPatch = z.infer<typeof UserPatch>

/** A row of `user_infos`. */
export const UserInfo = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  username: z.string(),
  photo_url: z.nullable(z.string()),
  points: z.int(),
  statistics: Statistics,
  preferences: KeptPreferences,
  locales: z.string(),
  opt_in: z.boolean(),
})
export type UserInfo = z.infer<typeof UserInfo>

/** Why a claimed result did not count. */
export type ClaimRefusal = 'unknown-mode' | 'points' | 'time' | 'date' | 'duplicate' | 'cap' | 'verified-elsewhere'

/** What both calls answer: the truth, which the browser takes over. */
export type UsersAnswer = {
  userInfo: UserInfo
  moved: { results: number; points: number }
  refused: { id: string; reason: ClaimRefusal }[]
  /** Points without a record that are above what a hand-over may bring; absent: none. */
  pointsLeft?: number | undefined
  /** The name asked for was taken or invalid and this one was given instead. */
  renamed?: string
}
