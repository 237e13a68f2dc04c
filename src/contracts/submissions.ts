import * as z from 'zod/mini'
import { FILE_TYPES, REJECTIONS, SUBMISSION_STATUSES } from './submission-words.ts'

/** 201 for a new submission; also the answer of a withdrawal. */
export const SubmissionAnswer = z.object({ id: z.uuid(), status: z.enum(SUBMISSION_STATUSES) })
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>

/** A row as clients read it: `id, file_url, status, reason, file_type, created_at, players(fullname)`. */
export const SubmissionRow = z.object({
  id: z.uuid(),
  /** Path in the bucket `submissions` when `file_type` is `file`, else the link. */
  file_url: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  reason: z.nullable(z.enum(REJECTIONS)),
  file_type: z.enum(FILE_TYPES),
  created_at: z.string(),
  players: z.object({ fullname: z.string() }),
})
export type SubmissionRow = z.infer<typeof SubmissionRow>
