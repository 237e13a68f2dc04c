import { json, type Answer } from '../http/messages.ts'
import { NotOffered } from '../not-offered.ts'
import { isDatabaseError } from '../rest/errors.ts'

/** A refusal of the storage service. The hosted one answers HTTP 400 to all, with the real status in the body. */
export class StorageError extends Error {
  statusCode: number
  error: string

  constructor(statusCode: number, error: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.error = error
  }
}

export const objectNotFound = () => new StorageError(404, 'not_found', 'Object not found')
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found')

const body = (statusCode: number, error: string, message: string) => ({
  statusCode: String(statusCode),
  error,
  message,
})

const REFUSALS: Record<string, [number, string, string]> = {
  '42501': [403, 'Unauthorized', 'new row violates row-level security policy'],
  '23505': [409, 'Duplicate', 'The resource already exists'],
  '23503': [404, 'Bucket not found', 'Bucket not found'],
}

/** The answer to an error of a storage call; what is none of the known kinds is thrown on. */
export function storageErrorAnswer(error: unknown): Answer {
  if (error instanceof StorageError) return json(400, body(error.statusCode, error.error, error.message))
  if (error instanceof NotOffered) return json(501, body(501, 'not_implemented', error.message))
  const refusal = isDatabaseError(error) ? REFUSALS[error.code] : undefined
  if (!refusal) throw error
  return json(400, body(...refusal))
}
