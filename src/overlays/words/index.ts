import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { pageLocale } from '#stores/page-locale.ts'

/** Messages that any page may load on demand; a page passes its own messages as props. */
export type SharedMessages = { [Area in 'auth' | 'common' | 'play' | 'progress']: Messages<Area> }

const FILES: Record<Locale, () => Promise<{ words: SharedMessages }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}

/** Words of the page's language, loaded once. */
export const loadSharedMessages = async (): Promise<SharedMessages> => (await FILES[pageLocale()]()).words
