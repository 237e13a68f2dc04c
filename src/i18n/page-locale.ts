import { isLocale, type Locale } from './locales.ts'
import { preferredLocale } from './redirect.ts'

/** The language of an error page: from the address, else from the visitor's preference. */
export function localeOfVisit(pathname: string, headers: Headers): Locale {
  const prefix = pathname.split('/')[1]
  return isLocale(prefix)
    ? prefix
    : preferredLocale({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') })
}

const MAX_PATH = 200

/** A path decoded for display; an undecodable path is returned unchanged. */
export function readablePath(pathname: string): string {
  const shown = pathname.length > MAX_PATH ? `${pathname.slice(0, MAX_PATH)}…` : pathname
  try {
    return decodeURI(shown)
  } catch {
    return shown
  }
}
