import { codeOf } from './auth.ts'
import { loadSession } from './session.ts'
import { supabase } from './supabase.ts'

/**
 * What came of a link in a mail: `none` = the address carries nothing; `other-browser` = the link is good, but the
 * browser it was asked from holds the key to it; `expired`, `network` and `failed` speak for themselves.
 */
export type MailLink = 'none' | 'signed-in' | 'other-browser' | 'expired' | 'network' | 'failed'

const RECOVERY_KEY = 'recovery'

/** True after a recovery link, until the new password is set: what `/reset-password` asks for. */
export const isRecovering = (): boolean => sessionStorage.getItem(RECOVERY_KEY) !== null

export const endRecovery = () => sessionStorage.removeItem(RECOVERY_KEY)

let finishing: Promise<MailLink> | undefined

/** Exchanges the code of the page's address for a session, once, and takes the code out of the address. */
export const finishMailLink = (): Promise<MailLink> => (finishing ??= finish())

async function finish(): Promise<MailLink> {
  const { code, error } = linkOf(location)
  if (!code && !error) return 'none'
  history.replaceState(history.state, '', location.pathname)
  if (error) return error === 'otp_expired' ? 'expired' : 'failed'
  const outcome = await exchange(code!)
  await loadSession().catch(() => {})
  return outcome
}

/** Both parts of the address: the service puts errors in the query, the fragment, or both. */
export function linkOf({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const parameter = (name: string) => query.get(name) ?? fragment.get(name)
  return { code: query.get('code'), error: parameter('error_code') ?? parameter('error') }
}

async function exchange(code: string): Promise<MailLink> {
  try {
    const { data, error } = await supabase().auth.exchangeCodeForSession(code)
    if (!error) {
      if ('redirectType' in data && data.redirectType === 'recovery') rememberRecovery()
      return 'signed-in'
    }
    return OUTCOMES[codeOf(error)] ?? 'failed'
  } catch {
    return 'network'
  }
}

const OUTCOMES: Record<string, MailLink> = {
  pkce_code_verifier_not_found: 'other-browser',
  bad_code_verifier: 'other-browser',
  otp_expired: 'expired',
  flow_state_expired: 'expired',
  flow_state_not_found: 'expired',
  network: 'network',
}

const rememberRecovery = () => sessionStorage.setItem(RECOVERY_KEY, '1')
