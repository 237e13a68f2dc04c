import { atom } from 'nanostores'
import { localeOfPath, localePath } from '#i18n/locales.ts'

export type ConnectionView = 'login' | 'register' | 'forgotPassword' | 'confirm'

export type Connection = {
  open: boolean
  view: ConnectionView
  /** Own-origin path to open after the login; null: stay. */
  redirect: string | null
}

const CLOSED: Connection = { open: false, view: 'login', redirect: null }

/** State of the auth dialog. Requires `startOverlays()` of src/overlays. */
export const $connection = atom<Connection>(CLOSED)

/**
 * Opens the auth dialog, by default at the login. On a page with a running tag manager it goes to the profile page
 * instead, which has none and asks for the login itself: a foreign script never sees a password or a session.
 */
export function openConnection({ view = 'login', redirect = null }: Partial<Omit<Connection, 'open'>> = {}) {
  if (import.meta.env.TAGS && 'dataLayer' in window)
    return location.assign(localePath(localeOfPath(location.pathname), '/profile'))
  $connection.set({ open: true, view, redirect: redirect && ownPath(redirect) })
}

export const showView = (view: ConnectionView) => $connection.set({ ...$connection.get(), view })

export const closeConnection = () => $connection.set(CLOSED)

/** A path of this site, or null: redirects never leave the origin. */
function ownPath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null
}
