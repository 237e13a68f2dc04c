import { whenIdle } from './idle.ts'
import { webStorage } from './persisted.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { $session, type Session } from './session.ts'

let loading: Promise<void> | null = null

/**
 * Loads the auth client and returns the current session. Rejects when client or session cannot be loaded; the next call
 * retries.
 */
export async function loadSession(): Promise<Session> {
  loading ??= import('./connect-account.ts').then(({ connectAccount }) => connectAccount())
  await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  return $session.get()
}

/** The session, known at once without a cookie; otherwise as `loadSession`. */
export async function settledSession(): Promise<Session> {
  const session = $session.get()
  return session.status === 'unknown' ? loadSession() : session
}

/**
 * Reads the session when the page is idle, only with a session cookie, so that a visitor never loads the client.
 * Without one, removes the outdated display copy of an account, and checks for a log-in in another tab whenever this
 * tab becomes visible.
 */
export function startSession() {
  if (hasSessionCookie()) return whenIdle(loadSession)
  webStorage()?.removeItem('me')
  document.addEventListener('visibilitychange', checkAgain)
}

function checkAgain() {
  const isNew = document.visibilityState === 'visible' && $session.get().status === 'anonymous' && hasSessionCookie()
  if (isNew) loadSession().catch(() => {})
}
