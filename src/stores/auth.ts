import type { SupabaseClient } from '@supabase/supabase-js'
import { loadSession } from './session.ts'

/** `code` is the auth service's, or `network` when it gave no answer. */
export type AuthReply = { ok: true } | { ok: false; code: string }

type Failure = { name: string; status?: number; code?: string }

/** Addresses of this origin that the mails' links come back to. */
const returnTo = (path: '/profile' | '/reset-password') => `${location.origin}${path}`

/** The client's own word for "the request did not arrive, or a gateway answered": worth another try. */
const RETRYABLE = 'AuthRetryableFetchError'

type Auth = SupabaseClient['auth']

/** The client, 37 KB, comes with the first letter of a form or with what is sent: not with a dialog that opens by itself. */
const loadClient = () => import('./supabase.ts')

/** Loads what sending a form and following the account need, so that the answer does not wait for it. */
export const prepareAuth = () => void loadSession().catch(() => {})

async function replyOf(call: (auth: Auth) => Promise<{ error: Failure | null }>): Promise<AuthReply> {
  try {
    const { supabase } = await loadClient()
    const { error } = await call(supabase().auth)
    return error ? { ok: false, code: codeOf(error) } : { ok: true }
  } catch {
    return { ok: false, code: 'network' }
  }
}

export const codeOf = ({ name, code }: Failure): string => (name === RETRYABLE ? 'network' : (code ?? 'unknown'))

/** Whoever is signed in is followed from then on: the account, its events, the session of other tabs. */
function follow(reply: AuthReply): AuthReply {
  if (reply.ok) prepareAuth()
  return reply
}

export const signIn = async (email: string, password: string): Promise<AuthReply> =>
  follow(await replyOf((auth) => auth.signInWithPassword({ email, password })))

/** A service that confirms by mail answers a known address with a user without identities. */
export async function signUp(account: { name: string; email: string; password: string; locale: string }) {
  const { name, email, password, locale } = account
  let taken = false
  const reply = await replyOf((auth) =>
    auth
      .signUp({
        email,
        password,
        options: { emailRedirectTo: returnTo('/profile'), data: { full_name: name, locale } },
      })
      .then((answer) => {
        taken = answer.data.user?.identities?.length === 0
        return answer
      }),
  )
  return taken ? ({ ok: false, code: 'user_already_exists' } as const) : reply
}

export const resendConfirmation = (email: string): Promise<AuthReply> =>
  replyOf((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo('/profile') } }))

export const sendResetMail = (email: string): Promise<AuthReply> =>
  replyOf((auth) => auth.resetPasswordForEmail(email, { redirectTo: returnTo('/reset-password') }))

export const changePassword = (password: string): Promise<AuthReply> => replyOf((auth) => auth.updateUser({ password }))

/** Ends the session of this browser; other devices stay signed in. */
export const signOut = (): Promise<AuthReply> => replyOf((auth) => auth.signOut({ scope: 'local' }))
