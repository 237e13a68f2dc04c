import { toIsoDate, type Day } from '#core/days.ts'
import { dayText } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** "No. 128, 20 November": a daily from the archive. */
export const archivedText = (
  { date, number }: { date: Day; number: number },
  locale: Locale,
  t: Messages<'play'>,
): string => fill(t.archiveOf, { number, date: dayText(locale, toIsoDate(date)) })
