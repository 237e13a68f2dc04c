import { LANGUAGE_TAGS, type Locale } from './locales.ts'

/** "9 September 1985" of an ISO date. */
export const longDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
