import { whenIdle } from './idle.ts'
import { webStorage } from './persisted.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { $session, type Session } from './session.ts'

let loading: Promise<void> | null = null

/**
 * Loads the auth client and answers the session of now. Rejects when the client cannot be loaded or the session not be
 * read; the next call tries again.
 */
export async function loadSession(): Promise<Session> {
  loading ??= import('./connect-account.ts').then(({ connectAccount }) => connectAccount())
  await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  return $session.get()
}

/** Known at once without a cookie; otherwise as `loadSession`. */
export async function settledSession(): Promise<Session> {
  const session = $session.get()
  return session.status === 'unknown' ? loadSession() : session
}

/**
 * Reads the session when the page is idle, if there is one: never in the first view of a visitor. Without one the
 * display copy of the account is somebody's who is gone, and the cookie of a log-in in another tab is looked for when
 * this one is looked at again.
 */
export function startSession() {
  if (hasSessionCookie()) return whenIdle(loadSession)
  webStorage()?.removeItem('me')
  document.addEventListener('visibilitychange', lookAgain)
}

function lookAgain() {
  const isNew = document.visibilityState === 'visible' && $session.get().status === 'anonymous' && hasSessionCookie()
  if (isNew) loadSession().catch(() => {})
}
