import { codeOf } from './auth.ts'
import { loadSession } from './load-session.ts'
import { supabase } from './supabase.ts'

/**
 * Outcome of a mail link: `none`: no link in the address; `other-browser`: valid, but its verifier is in another
 * browser.
 */
export type MailLink = 'none' | 'signed-in' | 'other-browser' | 'expired' | 'network' | 'failed'

const RECOVERY_KEY = 'recovery'

/** True after a recovery link until the new password is set; `/reset-password` requires it. */
export const isRecovering = (): boolean => sessionStorage.getItem(RECOVERY_KEY) !== null

export const endRecovery = () => sessionStorage.removeItem(RECOVERY_KEY)

let finishing: Promise<MailLink> | undefined

/** Exchanges the code in the page's address for a session, once, and removes the code from the address. */
export const finishMailLink = (): Promise<MailLink> => (finishing ??= finish())

async function finish(): Promise<MailLink> {
  const { code, flowId, error, session } = linkOf(location)
  if (!code && !error && !session) return 'none'
  history.replaceState(history.state, '', location.pathname)
  if (error) return error === 'otp_expired' ? 'expired' : 'failed'
  if (session) return refuse(session)
  const outcome = await exchange(code!, flowId)
  await loadSession().catch(() => {})
  return outcome
}

/** A session in an address; times in seconds, NaN when absent. */
type LinkSession = { expiresIn: number; expiresAt: number }

/** Parses query and fragment: the service puts errors in either or both. */
export function linkOf({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const parameter = (name: string) => query.get(name) ?? fragment.get(name)
  const seconds = (name: string) => Number.parseInt(fragment.get(name) ?? '', 10)
  const session: LinkSession | null = fragment.has('access_token')
    ? { expiresIn: seconds('expires_in'), expiresAt: seconds('expires_at') }
    : null
  return {
    code: query.get('code'),
    flowId: query.get('sb_flow_id'),
    error: parameter('error_code') ?? parameter('error'),
    session,
  }
}

/** Age after which a session in an address is stale. */
const STALE_SECONDS = 120

/**
 * Never signs in with a session from an address: this browser did not request it, and an attacker may have put their
 * own account into the link. A fresh one has at least confirmed the mail address, so its owner can log in; one issued
 * long ago, or in the future, counts as expired.
 */
function refuse({ expiresIn, expiresAt }: LinkSession): MailLink {
  const age = Date.now() / 1000 - (expiresAt - expiresIn)
  if (age >= 0 && age < STALE_SECONDS) return 'other-browser'
  console.warn(`The session in this address was issued ${Math.round(age)} s ago and is not used.`)
  return 'expired'
}

async function exchange(code: string, flowId: string | null): Promise<MailLink> {
  try {
    const { data, error } = await supabase().auth.exchangeCodeForSession(code, flowId === null ? undefined : { flowId })
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
