import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type Words = Messages<'consent'>

/** One lazily loaded file per language. */
export const WORDS: Record<Locale, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
