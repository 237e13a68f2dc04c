import { dateText } from '#i18n/date.ts'
import type { Locale } from '#i18n/locales.ts'

/** "July 2026" for a day or month such as `2026-07`. */
export const monthOf = (iso: string, locale: Locale): string =>
  dateText(locale, `${iso.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })
