import { LANGUAGE_TAGS, type Locale } from './locales.ts'

/** Mon, Tue ... in the language's short form. Build time only (docs/decisions/082). */
export function shortWeekdays(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'short', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(1970, 0, 5 + at)))
}
