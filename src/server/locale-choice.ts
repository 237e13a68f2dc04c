import { serializeCookieHeader } from '@supabase/ssr'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { HttpError } from './http-error.ts'
import { isSecure } from './visitor.ts'

const COOKIE = 'i18n_redirected'
const MAX_AGE_SECONDS = 365 * 86_400

/** Base for parsing only; an address that leaves it is foreign. */
const BASE = 'https://site.invalid'

/** The chosen language and the page to return to. Throws `bad-request` for an unknown language. */
export function choiceOf(parameters: URLSearchParams): { to: Locale; next: string } {
  const to = parameters.get('to')
  if (!isLocale(to)) throw new HttpError('bad-request', 'to is en, fr or es')
  return { to, next: ownPath(parameters.get('next') ?? '/') }
}

export const localeCookie = (locale: Locale, request: Request): string =>
  serializeCookieHeader(COOKIE, locale, {
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    sameSite: 'lax',
    secure: isSecure(request),
  })

/**
 * The path if a browser would stay on this origin, else `/`. Browsers drop tabs and line ends and read a backslash as a
 * slash, so such paths are refused too.
 */
function ownPath(next: string): string {
  if (!/^\/(?![/\\])[^\\\p{C}\s]*$/u.test(next) || !URL.canParse(next, BASE)) return '/'
  const { origin, pathname, search, hash } = new URL(next, BASE)
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}
