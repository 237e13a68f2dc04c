import { dateText } from '#i18n/date.ts'
import type { Speech } from '../words.ts'

/** "Thu 26 Nov". */
export const shortDay = ({ locale }: Speech, date: string): string =>
  dateText(locale, date, { weekday: 'short', day: 'numeric', month: 'short' })

/** Percentage with one decimal, for a CSV. */
export const percentage = (share: number): number => Math.round(1000 * share) / 10
