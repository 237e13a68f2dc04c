import * as z from 'zod/mini'
import type { Decided, SubmissionDecision } from '#contracts/admin.ts'
import { FILE_TYPES } from '#contracts/submission-words.ts'
import { HttpError } from '#server/http-error.ts'
import { asWebp } from '#server/images/encode.ts'
import { fetchImage } from '#server/images/fetch-image.ts'
import { purgePortrait } from '#server/pictures/edge.ts'
import { readPicture, removePicture } from '#server/submissions/files.ts'
import { databaseFailure, serviceClient } from '#server/supabase.ts'
import { croppedSquare } from './crop.ts'
import { decide, settled, type Outcome } from './decisions.ts'
import type { Admin } from './guard.ts'

/** Longer side of an admin's preview, pixels. */
const PREVIEW_EDGE = 1024

const Sent = z.object({
  player_id: z.string(),
  status: z.string(),
  file_type: z.enum(FILE_TYPES),
  file_url: z.string(),
})
type Sent = z.infer<typeof Sent>

/**
 * Re-encodes a submission as WebP: an untrusted file never reaches the admin's browser. Throws `not-found`,
 * `link-refused`, `link-failed`.
 */
export async function previewOf(id: string): Promise<Buffer> {
  const sent = await find(id)
  return withLinkRefusals(sent, async () => asWebp(await original(sent), { size: PREVIEW_EDGE, fit: 'inside' }))
}

/**
 * Publishes the square of a picture, or rejects it with a reason and removes its file. Throws `not-found`,
 * `already-decided`, `bad-request`, `link-refused`, `link-failed`.
 */
export async function decideSubmission(admin: Admin, id: string, decision: SubmissionDecision): Promise<Decided> {
  return settled(await (decision.decision === 'approve' ? approve(admin, id, decision) : reject(admin, id, decision)))
}

type Approval = Extract<SubmissionDecision, { decision: 'approve' }>
type Rejecting = Extract<SubmissionDecision, { decision: 'reject' }>

async function approve(admin: Admin, id: string, { crop }: Approval): Promise<Outcome> {
  const sent = await find(id)
  if (sent.status !== 'pending') throw new HttpError('already-decided')
  const square = await withLinkRefusals(sent, async () => croppedSquare(await original(sent), crop))
  const picture = square.toString('base64')
  const values = { submission: id, verdict: 'approved', why: null, picture }
  const outcome = await decide('decide_submission', admin, values)
  await purgePortrait(sent.player_id)
  return outcome
}

async function reject(admin: Admin, id: string, { reason }: Rejecting): Promise<Outcome> {
  const values = { submission: id, verdict: 'rejected', why: reason, picture: null }
  const outcome = await decide('decide_submission', admin, values)
  // Also on a repeated call, which removes a file that a failure left behind.
  if (outcome.status === 'rejected' && outcome.file) await removePicture(outcome.file)
  return outcome
}

async function find(id: string): Promise<Sent> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select('player_id, status, file_type, file_url')
    .match({ id })
    .maybeSingle()
  if (error) throw databaseFailure(error)
  const sent = z.nullable(Sent).parse(data)
  if (!sent) throw new HttpError('not-found')
  return sent
}

/** The original bytes. Links may lead to any public host, under all other rules of the proxy. */
async function original({ file_type, file_url }: Sent): Promise<Uint8Array> {
  if (file_type === 'link') return (await fetchImage(file_url)).bytes
  const bytes = await readPicture(file_url)
  if (!bytes) throw new HttpError('not-found')
  return bytes
}

/** Reports a picture that is too large or unsupported as `link-refused` when it came from a link. */
async function withLinkRefusals({ file_type }: Sent, work: () => Promise<Buffer>): Promise<Buffer> {
  return work().catch((error: unknown) => {
    const unfit = error instanceof HttpError && ['too-large', 'unsupported-picture'].includes(error.code)
    throw unfit && file_type === 'link' ? new HttpError('link-refused', error.message) : error
  })
}
