import { atom } from 'nanostores'
import { hasSessionCookie } from './session-cookie.ts'

/** `createdAt`: ISO time. `isAdmin` only shows a link; the server checks for itself. */
export type SessionUser = { id: string; email: string; name: string; createdAt: string; isAdmin: boolean }

export type Session =
  { status: 'unknown'; user: null } | { status: 'anonymous'; user: null } | { status: 'signed-in'; user: SessionUser }

const ANONYMOUS: Session = { status: 'anonymous', user: null }

const inBrowser = typeof document !== 'undefined'

/** `unknown` on the server, and until the session behind a cookie has been read. */
export const $session = atom<Session>({ status: 'unknown', user: null })
if (inBrowser && !hasSessionCookie()) $session.set(ANONYMOUS)

export const setSession = (user: SessionUser | null) => $session.set(user ? { status: 'signed-in', user } : ANONYMOUS)
