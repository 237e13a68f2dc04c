import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type Words = { t: Messages<'fullTime'>; games: Messages<'games'> }

/** One file per language, loaded when a day is over. */
export const WORDS: Record<Locale, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
