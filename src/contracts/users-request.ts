// Separate from users.ts, because browsers send these bodies without parsing and must not load their schemas.
import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { MAX_CLAIMED_RESULTS, Preferences, ResultRecord } from './results.ts'
import { MAX_CLAIMED_POINTS, USERNAME_MAX, USERNAME_MIN } from './users.ts'

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
