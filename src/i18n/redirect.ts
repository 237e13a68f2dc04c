import { DEFAULT_LOCALE, isLocale, localePath, type Locale } from './locales.ts'

/** Set when a visitor chooses a language (specification, 9). */
const LOCALE_COOKIE = 'i18n_redirected'

/** Header values as they came; absent ones undefined or null. */
export type Preference = { cookie?: string | null; acceptLanguage?: string | null }

/** Answers of the server and files, which have no language. */
const NO_PAGE = /^\/(?:api|_astro|_image|img|users|auth)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * Where a visit without a language prefix goes on, query kept; null: it stays. Only GET and HEAD of pages are moved.
 * `url` is path and query, as a request line has them.
 */
export function localeRedirect(visit: Preference & { method: string; url: string }): string | null {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return null
  const [path = '/', ...query] = visit.url.split(/(?=\?)/)
  if (!/^\/(?![/\\])/.test(path) || isLocale(path.split('/')[1]) || NO_PAGE.test(path)) return null
  const locale = preferredLocale(visit)
  return locale === DEFAULT_LOCALE ? null : localePath(locale, path) + query.join('')
}

/** Cookie, then the browser's languages in their order of weight, then the default. */
export function preferredLocale({ cookie, acceptLanguage }: Preference): Locale {
  const chosen = cookie?.match(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]+)`))?.[1]
  if (isLocale(chosen)) return chosen
  return languagesOf(acceptLanguage ?? '').find(isLocale) ?? DEFAULT_LOCALE
}

/** Languages without region, heaviest first; `q=0` means "not this one". */
function languagesOf(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0]!, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}
