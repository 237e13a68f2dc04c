import * as z from 'zod/mini'
import { NewSubmission } from '#contracts/submission-request.ts'
import { SubmissionAnswer } from '#contracts/submissions.ts'
import { MAX_PENDING, MAX_PICTURE_BYTES, type FileType } from '#contracts/submission-words.ts'
import { footballerById } from '#data/facts.ts'
import { pictureIn } from '#server/form-body.ts'
import { HttpError } from '#server/http-error.ts'
import { asWebp } from '#server/images/encode.ts'
import { foreignLink } from '#server/images/link-rules.ts'
import { call, DatabaseError, failureOfAccount, FOREIGN_KEY_VIOLATION } from '#server/supabase.ts'
import { removePicture, storePicture } from './files.ts'

/** Longer side of a stored picture, pixels. */
const MAX_EDGE = 1024

/**
 * Stores a player's picture of a footballer: a file is re-encoded, a link is stored as it is. Throws `unknown-player`,
 * `picture-too-large`, `unsupported-picture`, `link-refused`, `submissions-full`, `upload-failed`.
 */
export async function addSubmission(account: string, form: FormData): Promise<SubmissionAnswer> {
  const { player, link } = fieldsOf(form)
  if (!footballerById(player)) throw new HttpError('unknown-player')
  if (link !== undefined) {
    // The target is checked when an admin has it fetched.
    foreignLink(link, () => true)
    return addRow(account, player, link, 'link')
  }
  const webp = await asWebp(await pictureIn(form, 'file'), {
    size: MAX_EDGE,
    fit: 'inside',
    maxBytes: MAX_PICTURE_BYTES,
  })
  const name = await storePicture(account, webp)
  try {
    return await addRow(account, player, name, 'file')
  } catch (error) {
    // The file would be orphaned. A failed removal is logged, but does not concern the player.
    await removePicture(name).catch(() => {})
    throw error
  }
}

/** Exactly a file or a link, and only the contract's fields. Throws `bad-request`, `link-refused`. */
function fieldsOf(form: FormData): NewSubmission {
  const { file, ...fields } = Object.fromEntries(form)
  const repeated = new Set(form.keys()).size < [...form.keys()].length
  const parsed = NewSubmission.safeParse(fields)
  if (parsed.success && !repeated && (file === undefined) !== (parsed.data.link === undefined)) return parsed.data
  const onlyLink = !parsed.success && parsed.error.issues.every(({ path }) => path[0] === 'link')
  throw new HttpError(onlyLink ? 'link-refused' : 'bad-request')
}

async function addRow(account: string, footballer: string, url: string, type: FileType): Promise<SubmissionAnswer> {
  const values = { account, footballer, url, type, most_pending: MAX_PENDING }
  const added = await call('add_submission', values, z.nullable(SubmissionAnswer)).catch(refusal)
  if (!added) throw new HttpError('submissions-full')
  return added
}

/** The database's list of footballers may be older than the sheets. */
function refusal(error: unknown): never {
  const isForeign = error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION
  if (isForeign && error.message.includes('player_id')) throw new HttpError('unknown-player')
  throw failureOfAccount(error)
}

const Withdrawn = z.nullable(z.object({ ...SubmissionAnswer.shape, file: z.nullable(z.string()) }))

/**
 * Withdraws an account's own pending picture and removes its file; idempotent. Throws `not-found`, also for another
 * account's, and `already-decided`.
 */
export async function withdrawSubmission(account: string, submission: string): Promise<SubmissionAnswer> {
  const found = await call('withdraw_submission', { account, submission }, Withdrawn)
  if (!found) throw new HttpError('not-found')
  const { file, ...answer } = found
  if (answer.status !== 'withdrawn') throw new HttpError('already-decided')
  if (file !== null) await removePicture(file)
  return answer
}
