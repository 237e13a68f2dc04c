import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { KeptPreferences, MAX_CLAIMED_RESULTS, Preferences, ResultRecord, Statistics } from './results.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
/** Cap of bare claimed points; points are recomputed anyway. */
export const MAX_CLAIMED_POINTS = 1_000_000
/** Maximum bytes of a `/users` body: a hand-over has up to 400 results of each of eleven games. */
export const MAX_USERS_BYTES = 1_048_576

const Username = z.string().check(z.trim(), z.minLength(USERNAME_MIN), z.maxLength(USERNAME_MAX))

const PhotoUrl = z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)))
const Locales = z.string().check(z.maxLength(200))
/** Statistics that a browser hands over. */
const ClaimedStatistics = z.partialRecord(
  z.enum(GAME_IDS),
  z.array(ResultRecord).check(z.maxLength(MAX_CLAIMED_RESULTS)),
)
const Points = z.int().check(z.minimum(0), z.maximum(MAX_CLAIMED_POINTS))

/** Body of `POST /users`: creates the account record, or merges into the existing one. */
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
  /** Hand-over of anonymous progress: one claim per id, ever. */
  progressId: z.optional(z.uuid()),
})
export type NewUserInfo = z.infer<typeof NewUserInfo>

/** Body of `PATCH /users`: any field of the caller's record, plus `user_id` or `id` of that record. */
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

/** Answer of both calls: the stored state, which the browser adopts. */
export type UsersAnswer = {
  userInfo: UserInfo
  moved: { results: number; points: number }
  refused: { id: string; reason: ClaimRefusal }[]
  /** Points without a record that are above what a hand-over may bring; absent: none. */
  pointsLeft?: number | undefined
  /** The requested name was taken or invalid; this one was given instead. */
  renamed?: string
}
