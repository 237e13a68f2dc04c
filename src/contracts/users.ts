import * as z from 'zod/mini'
import { KeptPreferences, Statistics } from './results.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
/** Cap of claimed points in a request; the server recomputes them anyway. */
export const MAX_CLAIMED_POINTS = 1_000_000
/** Maximum bytes of a `/users` body: a hand-over has up to 400 results of each of eleven games. */
export const MAX_USERS_BYTES = 1_048_576

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

/** Why a claimed result did not count; `unreadable`: the browser could not send it. */
export type ClaimRefusal =
  'unknown-mode' | 'points' | 'time' | 'date' | 'duplicate' | 'cap' | 'verified-elsewhere' | 'unreadable'

/** Answer of both calls: the stored state, which the browser adopts. */
export type UsersAnswer = {
  userInfo: UserInfo
  moved: { results: number; points: number }
  refused: { id: string; reason: ClaimRefusal }[]
  /** Points without a record that exceed the limit of a hand-over; absent: none. */
  pointsLeft?: number | undefined
  /** The requested name was taken or invalid; this one was given instead. */
  renamed?: string
}
