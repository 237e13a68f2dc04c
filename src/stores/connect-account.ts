import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { ADMIN_ROLE } from '#contracts/roles.ts'
import { $sessionEnd } from './news.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { takeCause } from './session-end.ts'
import { $session, setSession, type SessionUser } from './session.ts'
import { supabase } from './supabase.ts'

let connected: Promise<void> | null = null

/** Lazy: needed once a session exists or has ended; a form needs only the auth client. */
const loadAccount = () => import('./account.ts')

/** Subscribes to the auth client and resolves when the session of this browser is known. */
export function connectAccount(): Promise<void> {
  connected ??= connect()
  connected.catch(() => (connected = null))
  return connected
}

async function connect() {
  const had = hasSessionCookie()
  const { auth } = supabase()
  const { data, error } = await auth.getSession()
  // A gateway or network failure: the session cookie remains, but its user is unknown.
  if (error && hasSessionCookie()) throw error
  auth.onAuthStateChange(follow)
  // The cookie has vanished: the service refused to renew the session.
  if (had && !data.session) $sessionEnd.set('refused')
  const user = userOf(data.session)
  if (!had && !user) return setSession(null)
  await changeUser(user)
}

/**
 * Handles auth events of this tab and of others; each carries the current session, whatever its name (`SIGNED_IN`,
 * `TOKEN_REFRESHED`, `USER_UPDATED`, ...). Ignores `INITIAL_SESSION`, which repeats the session that `connect` has
 * read.
 */
function follow(event: AuthChangeEvent, session: Session | null) {
  if (event === 'INITIAL_SESSION') return
  const cause = event === 'SIGNED_OUT' ? takeCause() : null
  // Deferred: the client awaits its listeners, and these call the client.
  setTimeout(() => {
    if (event === 'SIGNED_OUT' && $session.get().user && cause !== 'player') $sessionEnd.set(cause ?? 'elsewhere')
    changeUser(userOf(session)).catch((error: unknown) => console.error(error))
  })
}

/** Reacts to a sign-in, sign-out or change of account; a refreshed token changes nothing. */
async function changeUser(user: SessionUser | null) {
  const before = $session.get().user
  setSession(user)
  const { isCurrent, leaveAccount, refreshAccount } = await loadAccount()
  // The user has changed meanwhile.
  if ($session.get().user?.id !== user?.id) return
  if (!user) return leaveAccount()
  if (before?.id === user.id && isCurrent()) return
  $sessionEnd.set(null)
  await refreshAccount()
}

function userOf(session: Pick<Session, 'user'> | null): SessionUser | null {
  if (!session) return null
  const { id, email = '', created_at: createdAt, user_metadata, app_metadata } = session.user
  const name: unknown = user_metadata['full_name']
  const isAdmin = app_metadata['role'] === ADMIN_ROLE
  return { id, email, name: typeof name === 'string' ? name : '', createdAt, isAdmin }
}
