/**
 * Error codes of the auth service -> message key of the area `auth` (see the specification coverage). Any other code is
 * the generic error.
 */
export const AUTH_ERRORS = {
  user_already_exists: 'emailUsed',
  over_email_send_rate_limit: 'mailLimit',
  /** The same refusal of a confirmation mail; `stores/auth.ts` tells the two apart. */
  over_confirmation_rate_limit: 'confirmationLimit',
  invalid_credentials: 'badCredentials',
  email_not_confirmed: 'notConfirmed',
  weak_password: 'weakPassword',
  /** A new password that is the old one. */
  same_password: 'samePassword',
  /** The session ended on the server, or there was none: 'Auth session missing!'. */
  session_not_found: 'signedOut',
  /** The embedded backend's disk is full. */
  no_space: 'noSpace',
  /** No answer from the service, or a gateway's own error. */
  network: 'network',
  /** The link of a mail is expired or was used before. */
  otp_expired: 'linkExpired',
} as const satisfies Record<string, string>

export type AuthMessage = (typeof AUTH_ERRORS)[keyof typeof AUTH_ERRORS] | 'failed'

/** The message key for a code; `failed` for an unknown one. */
export function authMessage(code: string): AuthMessage {
  return Object.hasOwn(AUTH_ERRORS, code) ? AUTH_ERRORS[code as keyof typeof AUTH_ERRORS] : 'failed'
}

/** Weak-password reasons of the service -> message key of the area `auth`. */
export const WEAK_REASONS = {
  length: 'weakLength',
  characters: 'weakCharacters',
  pwned: 'weakKnown',
} as const satisfies Record<string, string>

export type WeakReason = (typeof WEAK_REASONS)[keyof typeof WEAK_REASONS]

/** Message keys of the known reasons. */
export const weakReasons = (reasons: readonly string[]): WeakReason[] =>
  reasons.flatMap((reason) =>
    Object.hasOwn(WEAK_REASONS, reason) ? [WEAK_REASONS[reason as keyof typeof WEAK_REASONS]] : [],
  )
