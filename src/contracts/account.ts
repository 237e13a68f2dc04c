import * as z from 'zod/mini'
import { TOPICS } from './contact-fields.ts'
import { REPORT_FIELDS } from './report-fields.ts'
import { Earned } from './honours.ts'
import { ABOUT_KINDS } from './reports.ts'
import { Rating } from './lobby.ts'
import { ResultRecord } from './results.ts'
import { FILE_TYPES, REJECTIONS, SUBMISSION_STATUSES } from './submission-words.ts'
import { USERNAME_MAX, UserInfo } from './users.ts'

const MAX_PASSWORD = 200

/** Excludes the statistics, which repeat the results. */
const { statistics: _, ...ProfileShape } = UserInfo.shape

/**
 * Body of `POST /api/account/delete`: the password, or for an account without one (no identity `email`) its exact
 * username within ten minutes of signing in. Answers `{}`, and clears the cookies of session and visitor. Errors:
 * `unauthorised`, `wrong-password`, `wrong-username`, `stale-session`, `too-many-requests`, `unavailable`.
 */
export const AccountDeletion = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)) }),
  z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(USERNAME_MAX * 2)) }),
])
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** A run in the export. */
export const ExportedRun = z.object({
  game: z.string(),
  mode: z.string(),
  date: z.string(),
  startedAt: z.string(),
  over: z.boolean(),
  /** Actions taken and the final board as its player saw it; only for a finished run. */
  steps: z.optional(z.int()),
  part: z.optional(z.string()),
  /** Ranked runs only: time of every answer. */
  stepMs: z.optional(z.array(z.int())),
  view: z.optional(z.unknown()),
})
export type ExportedRun = z.infer<typeof ExportedRun>

/**
 * Everything stored about an account, the answer of `GET /api/account/export`; times are ISO. An unfinished run has
 * only its start, because its state contains the day's answer.
 */
export const AccountExport = z.object({
  madeAt: z.string(),
  account: z.object({
    id: z.uuid(),
    email: z.nullable(z.string()),
    createdAt: z.string(),
    lastSignInAt: z.nullable(z.string()),
    /** Such as `email`, `google`. */
    signInBy: z.array(z.string()),
    /** Metadata of sign-up or Google: name, picture, language. */
    metadata: z.looseObject({}),
  }),
  /** Null before the first sign-in has created the record. */
  profile: z.nullable(z.object({ ...ProfileShape, createdAt: z.string(), updatedAt: z.string() })),
  results: z.array(
    z.object({
      ...ResultRecord.shape,
      game: z.string(),
      source: z.enum(['daily', 'room', 'claim', 'ranked', 'practice']),
      /** Kept off boards until reviewed, or for good. Always present for ranked runs. */
      held: z.optional(z.boolean()),
      credited: z.int(),
      finishedAt: z.string(),
    }),
  ),
  /** Matches of the live quiz. */
  quiz: z.array(
    z.object({
      match: z.int(),
      date: z.string(),
      score: z.int(),
      ms: z.int(),
      right: z.int(),
      answered: z.int(),
      rank: z.int(),
      players: z.int(),
    }),
  ),
  runs: z.array(ExportedRun),
  /** Ratings of quick matches, one per game. */
  ratings: z.array(Rating),
  /** Open challenges; of friends only the number of answers and the results. */
  challenges: z.array(
    z.object({
      code: z.string(),
      game: z.string(),
      mode: z.string(),
      points: z.int(),
      createdAt: z.string(),
      expiresAt: z.string(),
      played: z.int(),
      best: z.nullable(z.int()),
      view: z.unknown(),
    }),
  ),
  reports: z.array(
    z.object({
      game: z.string(),
      kind: z.enum(ABOUT_KINDS),
      about: z.string(),
      field: z.enum(REPORT_FIELDS),
      note: z.string(),
      status: z.string(),
      reason: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  /** Notes sent by the contact form while signed in. */
  notes: z.array(
    z.object({
      number: z.int(),
      topic: z.enum(TOPICS),
      about: z.string(),
      text: z.string(),
      email: z.nullable(z.string()),
      page: z.string(),
      browser: z.string(),
      status: z.enum(['open', 'done']),
      createdAt: z.string(),
    }),
  ),
  submissions: z.array(
    z.object({
      id: z.uuid(),
      footballer: z.string(),
      fileType: z.enum(FILE_TYPES),
      file: z.string(),
      status: z.enum(SUBMISSION_STATUSES),
      reason: z.nullable(z.enum(REJECTIONS)),
      rightsConfirmedAt: z.string(),
      createdAt: z.string(),
      decidedAt: z.nullable(z.string()),
    }),
  ),
  /** Days on which honours were earned. */
  honours: Earned,
  /** Seats in friends' leagues, without other members. */
  leagues: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      player: z.string(),
      kit: z.nullable(z.string()),
      founder: z.boolean(),
      joinedAt: z.string(),
    }),
  ),
  /** Progress of browsers that was moved into the account. */
  handOvers: z.array(z.object({ progressId: z.uuid(), points: z.int(), claimedAt: z.string() })),
})
export type AccountExport = z.infer<typeof AccountExport>

/**
 * Body of `POST /api/name-reports`. The answer is always 202 `{}`, so that it does not reveal whether the name exists.
 */
export const NewNameReport = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(USERNAME_MAX)),
})
export type NewNameReport = z.infer<typeof NewNameReport>
