import { randomUUID } from 'node:crypto'
import { ERRORS } from '#contracts/errors.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { serviceClient } from '#server/supabase.ts'

const pictures = () => serviceClient().storage.from('submissions')

/**
 * Stores a WebP under `{account}/{uuid}.webp` and returns that name. Throws `upload-failed`, `no-space`, or
 * `unavailable`.
 */
export async function storePicture(account: string, webp: Uint8Array): Promise<string> {
  const name = `${account}/${randomUUID()}.webp`
  const { error } = await pictures().upload(name, webp, { contentType: 'image/webp' })
  if (!error) return name
  log.error(error.message)
  if (error.status === undefined) throw new HttpError('unavailable')
  throw new HttpError(error.status === ERRORS['no-space'] ? 'no-space' : 'upload-failed')
}

/** The bytes of a stored picture; null when it is gone. Throws `unavailable`. */
export async function readPicture(name: string): Promise<Uint8Array | null> {
  const { data, error } = await pictures().download(name)
  if (data) return new Uint8Array(await data.arrayBuffer())
  if (error.statusCode === '404') return null
  log.error(error.message)
  throw new HttpError('unavailable')
}

/** Removes a stored picture; a missing one is fine. Throws `unavailable`. */
export async function removePicture(name: string): Promise<void> {
  const { error } = await pictures().remove([name])
  if (!error) return
  log.error(error.message)
  throw new HttpError('unavailable')
}
