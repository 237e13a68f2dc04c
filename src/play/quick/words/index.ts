import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** The words of any room, a file a language: a room that is found says them too. */
export const QUICK_WORDS: Record<Locale, () => Promise<{ words: Messages<'rooms'> }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
