import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type KeepWords = Messages<'keep'>

const FILES: Record<Locale, () => Promise<{ t: KeepWords }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}

export const loadKeepWords = async (locale: Locale): Promise<KeepWords> => (await FILES[locale]()).t
