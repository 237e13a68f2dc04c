import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { pageLocale } from '#stores/page-locale.ts'

/** Words that any page may need on demand; a page's own words are props. */
export type Words = { [Area in 'auth' | 'common' | 'play' | 'progress']: Messages<Area> }

const FILES: Record<Locale, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}

/** Words of the page's language, loaded once. */
export const loadWords = async (): Promise<Words> => (await FILES[pageLocale()]()).words
