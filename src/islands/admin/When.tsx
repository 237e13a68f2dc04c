import { isDay, toIsoDate } from '#core/days.ts'
import { dateText, momentText } from '#i18n/date.ts'
import type { Locale } from '#i18n/locales.ts'

/** A moment in the reader's time zone. */
export function Moment({ locale, at }: { locale: Locale; at: string }) {
  const text = momentText(locale, at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <time className="n" dateTime={at}>
      {text}
    </time>
  )
}

/** A puzzle's day (format of `core/days.ts`); the same date in every time zone. */
export function dayText(locale: Locale, date: string): string {
  if (!isDay(date)) return date
  return dateText(locale, toIsoDate(date), { weekday: 'short', day: 'numeric', month: 'long' })
}
