import { json, type Answer } from '../http/messages.ts'
import { NotOffered } from '../not-offered.ts'
import { isDatabaseError } from '../rest/errors.ts'

/** An error of the storage service. The hosted service answers HTTP 400 to all, with the real status in the body. */
export class StorageError extends Error {
  statusCode: number
  code: string
  error: string

  constructor(statusCode: number, code: string, error: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.error = error
  }
}

export const objectNotFound = () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found')
export const bucketNotFound = () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found')

const REFUSALS = new Map([
  ['42501', () => new StorageError(403, 'AccessDenied', 'Unauthorized', 'new row violates row-level security policy')],
  ['23505', () => new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists')],
])

/** Text that PostgreSQL cannot store, such as a name with a null character. */
const unfit = () => new StorageError(400, 'InvalidRequest', 'InvalidRequest', 'A value of the request cannot be kept')

function answerOf({ statusCode, code, error, message }: StorageError, status = 400): Answer {
  return json(status, { statusCode: String(statusCode), code, error, message })
}

/** Answers an error of a storage call; rethrows unknown ones. */
export function storageErrorAnswer(error: unknown): Answer {
  if (error instanceof StorageError) return answerOf(error)
  if (error instanceof NotOffered) {
    return answerOf(new StorageError(501, 'NotImplemented', 'not_implemented', error.message), 501)
  }
  if (!isDatabaseError(error)) throw error
  const refusal = REFUSALS.get(error.code) ?? (error.code.startsWith('22') ? unfit : undefined)
  if (!refusal) throw error
  return answerOf(refusal())
}
