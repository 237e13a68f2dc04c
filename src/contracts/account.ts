import * as z from 'zod/mini'
import type { ResultRecord } from './results.ts'
import { USERNAME_MAX, type UserInfo } from './users.ts'

const MAX_PASSWORD = 200

/**
 * Body of `POST /api/account/delete`: the password; for an account that has none (no identity `email`) its username,
 * exactly, within ten minutes of signing in. Answers `{}`, and clears the cookies of session and visitor. Errors:
 * `unauthorised`, `wrong-password`, `wrong-username`, `stale-session`, `too-many-requests`, `unavailable`.
 */
export const AccountDeletion = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)) }),
  z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(USERNAME_MAX * 2)) }),
])
export type AccountDeletion = z.infer<typeof AccountDeletion>

/**
 * Everything that is kept about an account, as `GET /api/account/export` answers it; times are ISO. No run that still
 * goes on is told beyond that it was begun: what it holds is the answer of the day.
 */
export type AccountExport = {
  madeAt: string
  account: { id: string; email: string | null; createdAt: string; lastSignInAt: string | null; signInBy: string[] }
  /** Null before the first sign-in has made the record. */
  profile: (Omit<UserInfo, 'statistics'> & { createdAt: string; updatedAt: string }) | null
  results: (ResultRecord & { game: string; source: string; credited: number; finishedAt: string })[]
  runs: ExportedRun[]
  reports: { game: string; footballer: string; field: string; note: string; status: string; createdAt: string }[]
  submissions: { footballer: string; fileType: string; file: string; status: string; createdAt: string }[]
  handOvers: { progressId: string; points: number; claimedAt: string }[]
}

export type ExportedRun = {
  game: string
  mode: string
  date: string
  startedAt: string
  over: boolean
  /** Steps taken; only of a run that is over. */
  steps?: number
  /** The board as its player saw it at the end; only of a run that is over. */
  view?: unknown
}

/**
 * Body of `POST /api/name-reports`. Whether anybody has that name is nobody's business: the answer is always 202 `{}`.
 */
export const NewNameReport = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(USERNAME_MAX)),
})
export type NewNameReport = z.infer<typeof NewNameReport>
