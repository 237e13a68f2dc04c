import { STATUS_CODES } from 'node:http'
import { ERRORS, type ErrorAnswer, type ErrorCode } from '#contracts/errors.ts'
import { requestScope } from './request-scope.ts'

/** English, for logs and developers; players read `messages/{locale}/errors.json`. */
const TEXTS: Partial<Record<ErrorCode, string>> = {
  'not-json': 'The request body is not JSON',
  unauthorised: 'Sign in first',
  'unknown-run': 'There is no such run of yours',
  'wrong-order': 'This is not the next step of the run',
  'already-over': 'The run is over',
  'too-large': 'The request body is too large',
  'date-not-open': 'This day is not open in this mode',
  'too-many-requests': 'Too many requests, try again later',
  internal: 'Internal Server Error',
  'no-space': 'The disk is full',
  unavailable: 'A service that this needs does not answer',
}

/** Id of an error answer that is made outside of a request. */
const NO_REQUEST = '0000'

/** An error with a stable code that determines its status. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message?: string, headers: Record<string, string> = {}) {
    super(message ?? TEXTS[code] ?? code.replaceAll('-', ' '))
    this.code = code
    this.headers = headers
  }
}

/** The error body of every endpoint: `{statusCode, statusMessage, code, message, id}`. Records the code for the log. */
export function errorAnswer({ code, message }: HttpError): ErrorAnswer {
  const statusCode = ERRORS[code]
  const scope = requestScope()
  if (scope) scope.code = code
  return { statusCode, statusMessage: STATUS_CODES[statusCode] ?? 'Error', code, message, id: scope?.id ?? NO_REQUEST }
}
