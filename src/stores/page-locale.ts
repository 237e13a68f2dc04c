import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'

/** Language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}
