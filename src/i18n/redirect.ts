import { DEFAULT_LOCALE, isLocale, localePath, withoutLocale, type Locale } from './locales.ts'

/** Set when a visitor chooses a language (specification, 9). */
const LOCALE_COOKIE = 'i18n_redirected'

/** Raw header values; absent ones are undefined or null. */
export type Preference = { cookie?: string | null; acceptLanguage?: string | null }

/** API answers and files, which have no language. */
const NO_PAGE = /^\/(?:api|_astro|_image|img|users|auth)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * Redirect target for a page visit without a language prefix, or with that of the default language, query kept; null: no
 * redirect. Applies only to GET and HEAD. `url` is path and query, as in a request line.
 */
export function localeRedirect(visit: Preference & { method: string; url: string }): string | null {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return null
  const [path = '/', ...query] = visit.url.split(/(?=\?)/)
  const plain = withoutDefaultLocale(path)
  if (plain !== null) return plain + query.join('')
  if (!/^\/(?![/\\])/.test(path) || isLocale(path.split('/')[1]) || NO_PAGE.test(path)) return null
  const locale = preferredLocale(visit)
  return locale === DEFAULT_LOCALE ? null : localePath(locale, path) + query.join('')
}

/** `/wordle` for `/en/wordle`; null for any other address. Never an address of another host. */
function withoutDefaultLocale(path: string): string | null {
  if (path.split('/')[1] !== DEFAULT_LOCALE) return null
  const plain = withoutLocale(path)
  return /^\/(?![/\\])/.test(plain) && !NO_PAGE.test(plain) ? plain : null
}

/** The cookie, else the browser's languages by weight, else the default. */
export function preferredLocale({ cookie, acceptLanguage }: Preference): Locale {
  const chosen = cookie?.match(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]+)`))?.[1]
  if (isLocale(chosen)) return chosen
  return languagesOf(acceptLanguage ?? '').find(isLocale) ?? DEFAULT_LOCALE
}

/** Languages without region, by descending weight; `q=0` excludes a language. */
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
