import { toIsoDate, type Day } from '#core/days.ts'
import { dayText } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** "Today, no. 128", or "No. 128, 20 November" from the archive. */
export function subtitleOf(
  { mode, date, number }: { mode: string; date: Day; number: number },
  locale: Locale,
  t: Messages<'play'>,
): string {
  return mode === 'today'
    ? fill(t.today, { number })
    : fill(t.archiveOf, { number, date: dayText(locale, toIsoDate(date)) })
}
