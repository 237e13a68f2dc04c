import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Common words of all ends; a game's own come with its page. */
export type EndWords = { end: Messages<'end'>; progress: Messages<'progress'> }

/** A file per language, loaded with the first end. */
export const END_WORDS: Record<Locale, () => Promise<{ words: EndWords }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
