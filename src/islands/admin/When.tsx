import { isDay, toIsoDate } from '#core/days.ts'
import { LANGUAGE_TAGS, type Locale } from '#i18n/locales.ts'

/** A moment, in the time zone of who reads it. */
export function Moment({ locale, at }: { locale: Locale; at: string }) {
  const text = new Date(at).toLocaleString(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time className="n" dateTime={at}>
      {text}
    </time>
  )
}

/** The day of a puzzle, as `core/days.ts` writes days: the same date wherever it is read. */
export function dayText(locale: Locale, date: string): string {
  if (!isDay(date)) return date
  const format = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(toIsoDate(date)).toLocaleDateString(LANGUAGE_TAGS[locale], format)
}
