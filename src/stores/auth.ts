import type { SupabaseClient } from '@supabase/supabase-js'
import { noteCounted } from './counted.ts'
import { mailWait, startMailWait, type MailKind } from './mail-wait.ts'
import { takeCaptchaToken } from './captcha-token.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { setCause } from './session-end.ts'
import { loadSession } from './load-session.ts'

/** `code` is the auth service's, or `network` without an answer; `reasons`: why a password is too weak. */
export type AuthReply = { ok: true } | { ok: false; code: string; reasons?: readonly string[] }

type Failure = { name: string; status?: number; code?: string; reasons?: readonly string[] }

/** auth-js's name for a network or gateway failure, which is worth a retry. */
const RETRYABLE = 'AuthRetryableFetchError'

/** auth-js's name for the code `session_not_found`, and for a missing session. */
const MISSING = 'AuthSessionMissingError'

type Auth = SupabaseClient['auth']

/** Loads the client (37 KB) with the first input or submit of a form, not when a dialog opens by itself. */
const loadClient = () => import('./supabase.ts')

/** Preloads the client and the account's session before a form is sent. */
export const prepareAuth = () => void loadSession().catch(() => {})

async function replyOf(call: (auth: Auth) => Promise<{ error: Failure | null }>): Promise<AuthReply> {
  try {
    const { supabase } = await loadClient()
    const { error } = await call(supabase().auth)
    return error ? failureOf(error) : { ok: true }
  } catch {
    return { ok: false, code: 'network' }
  }
}

function failureOf(error: Failure): AuthReply {
  const { reasons } = error
  return { ok: false, code: codeOf(error), ...(reasons && { reasons }) }
}

export function codeOf({ name, code }: Failure): string {
  if (name === RETRYABLE) return 'network'
  return name === MISSING ? 'session_not_found' : (code ?? 'unknown')
}

/** After a sign-in, subscribes to auth events and to sessions of other tabs. */
function follow(reply: AuthReply): AuthReply {
  if (reply.ok) prepareAuth()
  return reply
}

export const signIn = async (email: string, password: string): Promise<AuthReply> =>
  follow(
    await replyOf((auth) =>
      auth.signInWithPassword({
        email,
        password,
        ...(import.meta.env.CAPTCHA ? { options: takeCaptchaToken() } : {}),
      }),
    ),
  )

/**
 * Signs in with Google's credential; `nonce` is the one whose hash Google received. Google reports no language for our
 * mails, so a new account gets the page's.
 */
export async function signInWithGoogle(token: string, nonce: string, locale: string): Promise<AuthReply> {
  let hasLanguage = false
  const reply = await replyOf((auth) =>
    auth
      .signInWithIdToken({
        provider: 'google',
        token,
        nonce,
        ...(import.meta.env.CAPTCHA ? { options: takeCaptchaToken() } : {}),
      })
      .then((answer) => {
        hasLanguage = answer.data.user?.user_metadata['locale'] !== undefined
        return answer
      }),
  )
  if (reply.ok && !hasLanguage) void changeMailLanguage(locale)
  return follow(reply)
}

type NewAccount = { name: string; email: string; password: string; locale: string; returnTo: string }

/**
 * `returnTo`: path of this origin that the mail's link opens. A service that confirms addresses by mail answers a known
 * address with a user without identities.
 */
export async function signUp({ name, email, password, locale, returnTo }: NewAccount): Promise<AuthReply> {
  let taken = false
  const options = {
    emailRedirectTo: here(returnTo),
    data: { full_name: name, locale },
    ...(import.meta.env.CAPTCHA ? takeCaptchaToken() : {}),
  }
  const reply = await replyOf((auth) =>
    auth.signUp({ email, password, options }).then((answer) => {
      taken = answer.data.user?.identities?.length === 0
      return answer
    }),
  )
  if (reply.ok && !taken) {
    startMailWait('signup', email)
    if (import.meta.env.MEASURED) noteCounted('signed_up')
  }
  if (!reply.ok && reply.code === TOO_SOON) return tooSoon('signup')
  return taken ? { ok: false, code: 'user_already_exists' } : reply
}

const here = (path: string) => `${location.origin}${path}`

const TOO_SOON = 'over_email_send_rate_limit'

/** The service has one code for all mails; the player's message names the kind. */
const tooSoon = (kind: MailKind): AuthReply => ({
  ok: false,
  code: kind === 'signup' ? 'over_confirmation_rate_limit' : TOO_SOON,
})

/**
 * Requests a mail unless the service would refuse it as too soon. Even a refused request makes the hosted service pair
 * the first mail's link with a verifier that this browser no longer has.
 */
async function askMail(kind: MailKind, email: string, call: Parameters<typeof replyOf>[0]): Promise<AuthReply> {
  if (mailWait(kind, email) > 0) return tooSoon(kind)
  const reply = await replyOf(call)
  const isTooSoon = !reply.ok && reply.code === TOO_SOON
  if (reply.ok || isTooSoon) startMailWait(kind, email)
  return isTooSoon ? tooSoon(kind) : reply
}

/** `returnTo` as for `signUp`. */
export const resendConfirmation = (email: string, returnTo: string): Promise<AuthReply> =>
  askMail('signup', email, (auth) =>
    auth.resend({
      type: 'signup',
      email,
      options: {
        emailRedirectTo: here(returnTo),
        ...(import.meta.env.CAPTCHA ? takeCaptchaToken() : {}),
      },
    }),
  )

/** `returnTo` as for `signUp`. */
export const sendResetMail = (email: string, returnTo: string): Promise<AuthReply> =>
  askMail('recovery', email, (auth) =>
    auth.resetPasswordForEmail(email, {
      redirectTo: here(returnTo),
      ...(import.meta.env.CAPTCHA ? takeCaptchaToken() : {}),
    }),
  )

export const changePassword = (password: string): Promise<AuthReply> => replyOf((auth) => auth.updateUser({ password }))

/** Language of mails to this account. */
export const changeMailLanguage = (locale: string): Promise<AuthReply> =>
  replyOf((auth) => auth.updateUser({ data: { locale } }))

/** Ends the session of this browser only. Works offline; the service is notified later. */
export async function signOut(): Promise<AuthReply> {
  setCause('player')
  const reply = await replyOf((auth) => auth.signOut({ scope: 'local' }))
  return hasSessionCookie() ? reply : { ok: true }
}
