import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type Words = Messages<'contact'>

/** One file per language, loaded at the first use of the form. */
export const WORDS: Record<Locale, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
