import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type KeepWords = Messages<'keep'>

const FILES: Record<Locale, () => Promise<KeepWords>> = {
  en: async () => (await import('#i18n/messages/en/keep.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('#i18n/messages/fr/keep.json', { with: { type: 'json' } })).default,
  es: async () => (await import('#i18n/messages/es/keep.json', { with: { type: 'json' } })).default,
}

export const loadKeepWords = (locale: Locale): Promise<KeepWords> => FILES[locale]()
