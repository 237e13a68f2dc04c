export const LOCALES = ['en', 'fr', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Also the language of addresses without a prefix. */
export const DEFAULT_LOCALE: Locale = 'en'

/** BCP 47 tags with a region, for `Intl` and similar APIs. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' }

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** `/fr/higherlower` for French, `/higherlower` for the default language. */
export function localePath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`
}

/** The language of an address: `/fr/...` is French, an address without a known prefix is the default. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/** `/wordle` for `/fr/wordle`; inverse of `localePath`. */
export function withoutLocale(pathname: string): string {
  const rest = isLocale(pathname.split('/')[1]) ? pathname.replace(/^\/[^/]+/, '') : pathname
  return rest === '' ? '/' : rest
}

/** One static page per language: `[...locale]` is absent for the default. */
export function localePaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }))
}
