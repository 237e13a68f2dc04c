import { header, json, type Answer, type Call } from '../http/messages.ts'

/** An error of the auth service, with the codes and messages of the hosted service. */
export class AuthError extends Error {
  status: number
  code: string
  extra: Record<string, unknown>

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** The hosted service's error for a bad ID token: the shape of RFC 6749, without a code. */
export class OAuthError extends Error {
  error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/**
 * The answer on a full disk. A refreshed session gets 503, which clients retry: they would end the session after 507.
 */
export const diskFull = (call: Call) =>
  new AuthError(call.query.get('grant_type') === 'refresh_token' ? 503 : 507, 'no_space', 'The disk is full')

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message)

const VERSION = '2024-01-01'

/** Serialises an error. Since API version 2024-01-01 `code` is the text; before, it was the status. */
export function errorAnswer(call: Call, error: AuthError | OAuthError): Answer {
  if (error instanceof OAuthError) {
    return json(400, { error: error.error, error_description: error.message })
  }
  const { status, code, message, extra } = error
  if ((header(call, 'x-supabase-api-version') ?? '') < VERSION) {
    return json(status, { code: status, error_code: code, msg: message, ...extra }, { 'x-sb-error-code': code })
  }
  const headers = { 'x-sb-error-code': code, 'x-supabase-api-version': VERSION }
  return json(status, { code, message, ...extra }, headers)
}
