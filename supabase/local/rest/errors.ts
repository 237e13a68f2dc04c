import { UnquotableError } from '../db/quote.ts'
import { json, type Answer } from '../http/messages.ts'
import { NotOffered } from '../not-offered.ts'

/** An error of the data API in PostgREST's shape and codes. */
export class RestError extends Error {
  status: number
  code: string
  details: string | null
  hint: string | null

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
  }
}

/** Error for an invalid query string. */
export const unreadable = (what: string) => new RestError(400, 'PGRST100', `failed to parse ${what}`)

const STATUS: Record<string, number> = {
  '21000': 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  P0001: 400,
}

/** Maps a PostgreSQL error code to PostgREST's status; an anonymous caller gets 401 instead of 403. */
function statusOf(code: string, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  const custom = /^PT(\d{3})$/.exec(code)?.[1]
  if (custom !== undefined) return Number(custom)
  return STATUS[code] ?? (/^(22|23|42)/.test(code) ? 400 : 500)
}

type DatabaseError = Error & { code: string; detail?: string; hint?: string }

/** True for an error of PostgreSQL itself, with its five-character code. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
}

/** Answers an error of a data call; rethrows unknown ones. */
export function restErrorAnswer(error: unknown, isAnonymous: boolean): Answer {
  if (error instanceof RestError) {
    const { status, code, message, details, hint } = error
    return json(status, { code, message, details, hint })
  }
  if (error instanceof NotOffered) {
    return json(501, { code: 'not_implemented', message: error.message, details: null, hint: null })
  }
  if (error instanceof UnquotableError) {
    return json(400, { code: '22021', message: error.message, details: null, hint: null })
  }
  if (!isDatabaseError(error)) throw error
  const { code, message, detail = null, hint = null } = error
  return json(statusOf(code, isAnonymous), { code, message, details: detail, hint })
}
