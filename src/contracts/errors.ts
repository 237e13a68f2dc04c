/**
 * Every coded failure of the product's endpoints: stable name -> HTTP status. Texts for players are in
 * `messages/{locale}/errors.json` under the same name.
 */
export const ERRORS = {
  'not-json': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  'unknown-run': 404,
  'unknown-challenge': 404,
  'unknown-league': 404,
  'wrong-order': 409,
  'already-over': 409,
  'too-late': 409,
  'too-large': 413,
  'bad-request': 422,
  'unknown-game': 422,
  'unknown-mode': 422,
  'unknown-part': 422,
  'unknown-player': 422,
  'unknown-club': 422,
  'already-guessed': 422,
  'cannot-tell': 422,
  'cell-taken': 422,
  'nothing-hidden': 422,
  'no-wildcard-left': 422,
  'date-not-open': 422,
  'too-early': 422,
  'unknown-period': 422,
  'hint-too-early': 422,
  'no-hint-left': 422,
  'username-taken': 409,
  'username-invalid': 422,
  'username-script': 422,
  'unsupported-picture': 422,
  'picture-too-large': 413,
  'images-unavailable': 503,
  'upload-failed': 502,
  'link-refused': 422,
  'link-failed': 502,
  'submissions-full': 409,
  'own-challenge': 409,
  'challenges-full': 409,
  'league-full': 409,
  'leagues-full': 409,
  'challenge-withdrawn': 410,
  'already-decided': 409,
  'wrong-password': 403,
  'wrong-username': 403,
  'stale-session': 403,
  'username-refused': 422,
  'mode-closed': 503,
  'too-many-requests': 429,
  internal: 500,
  'no-space': 507,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERRORS

/**
 * Body of every error answer. `message` is English, for logs and developers; `id` names the request in the logs and is
 * what players report ("Error 7F3K").
 */
export type ErrorAnswer = {
  statusCode: number
  statusMessage: string
  code: ErrorCode
  message: string
  id: string
}

/** Name of the Server-Timing entry that repeats the id of a failure on our side. */
export const ERROR_TIMING = 'error'

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value)
