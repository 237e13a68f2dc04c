import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** What every end says; a game's own words come with its page. */
export type EndWords = { end: Messages<'end'>; progress: Messages<'progress'> }

/** One file per language, loaded with the first end: a page that nobody finishes does without. */
export const END_WORDS: Record<Locale, () => Promise<{ words: EndWords }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
