import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Words of any room, a file per language; also needed by a found room. */
export const QUICK_WORDS: Record<Locale, () => Promise<{ words: Messages<'rooms'> }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
