import { LANGUAGE_TAGS, type Locale } from './locales.ts'

const WEEKDAYS = 7
const MONTHS = 12
const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const

/**
 * What a page needs to write a day without `Intl` (docs/decisions/082): `W D M` in the language's order; then weekdays
 * from Sunday, months, and French's `1er` for the first of a month, separated by spaces. Build time only.
 */
export function dayNames(locale: Locale) {
  const written = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...format, timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const weekday = (at: number) => written({ weekday: 'long' }).format(Date.UTC(1970, 0, 4 + at))
  const month = (at: number) => written({ month: 'long' }).format(Date.UTC(1970, at))
  const pattern = written(parts)
    .formatToParts(0)
    .map(({ type, value }) => (type in parts ? type[0]!.toUpperCase() : value))
  const names = [...listed(WEEKDAYS, weekday), ...listed(MONTHS, month), ...(locale === 'fr' ? ['1er'] : [])]
  return { pattern: pattern.join(''), names: names.join(' ') }
}

/** Mon, Tue ... in the language's short form. */
export function shortWeekdays(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'short', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return listed(WEEKDAYS, (at) => format.format(Date.UTC(1970, 0, 5 + at)))
}

const listed = (length: number, name: (at: number) => string) => Array.from({ length }, (_, at) => name(at))
