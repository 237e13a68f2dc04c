import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { serviceClient } from '#server/supabase.ts'

/** Files per storage call. */
const BATCH = 100
const MAX_BATCHES = 100

const bucket = () => serviceClient().storage.from('submissions')

/** Removes every file that an account has sent. Idempotent: may be repeated after `unavailable`. */
export async function removeFilesOf(account: string): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { data, error } = await bucket().list(account, { limit: BATCH })
    if (error) throw unavailable(error)
    if (data.length === 0) return
    await removeFiles(data.map(({ name }) => `${account}/${name}`))
  }
  throw new HttpError('unavailable', 'More files than an account can have')
}

/** Removes files by name; missing ones are fine. Throws `unavailable`. */
export async function removeFiles(names: string[]): Promise<void> {
  if (names.length === 0) return
  const { error } = await bucket().remove(names)
  if (error) throw unavailable(error)
}

function unavailable({ message }: Error): HttpError {
  log.error(message)
  return new HttpError('unavailable')
}
