import { LANGUAGE_TAGS, type Locale } from '#i18n/locales.ts'

/** "July 2026" of a day or month such as `2026-07`. */
export const monthOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 7)}-01`),
  )
