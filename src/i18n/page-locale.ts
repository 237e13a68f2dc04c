import { isLocale, type Locale } from './locales.ts'
import { preferredLocale } from './redirect.ts'

/** The language of an error page: the address says it, else the visitor's preference. */
export function localeOfVisit(pathname: string, headers: Headers): Locale {
  const prefix = pathname.split('/')[1]
  return isLocale(prefix)
    ? prefix
    : preferredLocale({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') })
}

const MAX_PATH = 200

/** A path as a person typed it, for a sentence; what cannot be decoded stays as it came. */
export function readablePath(pathname: string): string {
  const shown = pathname.length > MAX_PATH ? `${pathname.slice(0, MAX_PATH)}…` : pathname
  try {
    return decodeURI(shown)
  } catch {
    return shown
  }
}
