import * as z from 'zod/mini'
import { CAUSES } from '#core/plausible.ts'
import { NOTE_STATUSES, TOPICS } from './contact-fields.ts'
import { NOTE_MAX, REPORT_FIELDS } from './report-fields.ts'
import { About } from './reports.ts'
import { FILE_TYPES, REJECTIONS, SUBMISSION_STATUSES } from './submission-words.ts'

// Everything below /api/admin. Everyone but admins gets the 404 of an unknown path. Writing takes JSON (`content-type:
// application/json`) from the site's own pages; anything else is 403 `forbidden`.

export const Time = z.string()
export const Person = z.object({ id: z.uuid(), username: z.string() })
export const Footballer = z.object({ id: z.string(), name: z.string() })

/** Lists are paged, oldest open or newest decided first; `next` is the `cursor` of the next page. */
const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), open: z.int(), next: z.nullable(z.string()) })

/** Answer of a decision about a submission, report or name: its current state. */
export const Decided = z.object({ id: z.uuid(), status: z.string() })
export type Decided = z.infer<typeof Decided>

/**
 * `GET /api/admin/submissions?status=pending&cursor=`; the picture itself is `GET /api/admin/submissions/{id}/picture`.
 */
export const QueuedSubmission = z.object({
  id: z.uuid(),
  footballer: Footballer,
  sender: Person,
  fileType: z.enum(FILE_TYPES),
  /** The submitted link as text. */
  link: z.nullable(z.string()),
  status: z.enum(SUBMISSION_STATUSES),
  reason: z.nullable(z.enum(REJECTIONS)),
  createdAt: Time,
})
export type QueuedSubmission = z.infer<typeof QueuedSubmission>
export const SubmissionPage = pageOf(QueuedSubmission)
export type SubmissionPage = z.infer<typeof SubmissionPage>

/** The square to keep, as fractions: `x` and `size` of the width, `y` of the height. */
export const Crop = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  size: z.number().check(z.minimum(0.05), z.maximum(1)),
})
export type Crop = z.infer<typeof Crop>

/**
 * Body of `POST /api/admin/submissions/{id}`. 409 `already-decided` when it is no longer pending. An approval may also
 * fail with 422 `link-refused` (no acceptable picture at the link) or 502 `link-failed` (time-out), both of which leave
 * it pending, and `bad-request` for a square outside the picture.
 */
export const SubmissionDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), crop: Crop }),
  z.strictObject({ decision: z.literal('reject'), reason: z.enum(REJECTIONS) }),
])
export type SubmissionDecision = z.infer<typeof SubmissionDecision>

export const REPORT_STATUSES = ['open', 'accepted', 'refused'] as const
export const NAME_STATUSES = ['open', 'renamed', 'refused'] as const

/** `GET /api/admin/reports?status=open&cursor=`. */
export const QueuedReport = z.object({
  id: z.uuid(),
  about: z.object({ ...About.shape, name: z.string() }),
  game: z.string(),
  field: z.enum(REPORT_FIELDS),
  note: z.string(),
  status: z.enum(REPORT_STATUSES),
  reason: z.nullable(z.string()),
  createdAt: Time,
})
export type QueuedReport = z.infer<typeof QueuedReport>
export const ReportPage = pageOf(QueuedReport)
export type ReportPage = z.infer<typeof ReportPage>

/** Body of `POST /api/admin/reports/{id}`. Facts are corrected in the sheets; the reason says what was done. */
export const ReportDecision = z.strictObject({
  decision: z.enum(['accept', 'refuse']),
  reason: z.string().check(z.trim(), z.maxLength(NOTE_MAX)),
})
export type ReportDecision = z.infer<typeof ReportDecision>

/** `GET /api/admin/names?status=open&cursor=`: names that players reported. */
export const QueuedName = z.object({
  id: z.uuid(),
  username: z.string(),
  /** Null when the account is deleted or renamed, so that no action is needed. */
  account: z.nullable(Person),
  /** True for the name of a friends' league or of one of its members. */
  inLeague: z.boolean(),
  reports: z.int(),
  status: z.enum(NAME_STATUSES),
  createdAt: Time,
})
export type QueuedName = z.infer<typeof QueuedName>
export const NamePage = pageOf(QueuedName)
export type NamePage = z.infer<typeof NamePage>

/**
 * Body of `POST /api/admin/names/{id}`; `rename` gives the account a neutral name and notifies its player in the
 * profile.
 */
export const NameDecision = z.strictObject({ decision: z.enum(['rename', 'refuse']) })
export type NameDecision = z.infer<typeof NameDecision>

/** `GET /api/admin/notes?status=open&cursor=`: notes of the contact form. The page's `open` includes held notes. */
export const QueuedNote = z.object({
  id: z.uuid(),
  number: z.int(),
  topic: z.enum(TOPICS),
  about: z.string(),
  text: z.string(),
  email: z.nullable(z.string()),
  page: z.string(),
  browser: z.string(),
  locale: z.string(),
  /** Account that was signed in. */
  sender: z.nullable(Person),
  status: z.enum(NOTE_STATUSES),
  createdAt: Time,
})
export type QueuedNote = z.infer<typeof QueuedNote>
export const NotePage = pageOf(QueuedNote)
export type NotePage = z.infer<typeof NotePage>

/** Body of `POST /api/admin/notes/{id}`: closes a note, or opens a held or a closed one. */
export const NoteDecision = z.strictObject({ decision: z.enum(['done', 'open']) })
export type NoteDecision = z.infer<typeof NoteDecision>

export const RUN_STATUSES = ['open', 'accepted', 'dismissed'] as const

/**
 * `GET /api/admin/runs?status=open&cursor=`: ranked runs, dailies and matches of the quiz at an implausible pace. Times
 * in ms.
 */
export const DoubtedRun = z.object({
  id: z.uuid(),
  player: Person,
  game: z.string(),
  score: z.int(),
  points: z.int(),
  ms: z.int(),
  cause: z.enum(CAUSES),
  medianMs: z.int(),
  deviationMs: z.int(),
  /** Time of every answer, in order; empty for a daily, whose `medianMs` is the mean per action. */
  stepMs: z.array(z.int()),
  status: z.enum(RUN_STATUSES),
  reason: z.nullable(z.string()),
  finishedAt: Time,
})
export type DoubtedRun = z.infer<typeof DoubtedRun>
export const DoubtedRunPage = pageOf(DoubtedRun)
export type DoubtedRunPage = z.infer<typeof DoubtedRunPage>

export const RUN_REASON_MAX = 200

/**
 * Body of `POST /api/admin/runs/{id}`: an accepted run enters its boards, a dismissed one never does. Accepting credits
 * a ranked run, or the podium of a match of the quiz.
 */
export const RunDecision = z.strictObject({
  decision: z.enum(['accept', 'dismiss']),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(RUN_REASON_MAX)),
})
export type RunDecision = z.infer<typeof RunDecision>
