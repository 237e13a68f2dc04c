import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type Words = Messages<'reports'>

const FILES: Record<Locale, () => Promise<{ default: Words }>> = {
  en: () => import('#i18n/messages/en/reports.json', { with: { type: 'json' } }),
  fr: () => import('#i18n/messages/fr/reports.json', { with: { type: 'json' } }),
  es: () => import('#i18n/messages/es/reports.json', { with: { type: 'json' } }),
}

/** Words of the report dialogs, loaded on demand. */
export const loadWords = async (locale: Locale): Promise<Words> => (await FILES[locale]()).default
