import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

export type HonourWords = Messages<'honours'>

const FILES: Record<Locale, () => Promise<{ default: HonourWords }>> = {
  en: () => import('#i18n/messages/en/honours.json'),
  fr: () => import('#i18n/messages/fr/honours.json'),
  es: () => import('#i18n/messages/es/honours.json'),
}

/** Names of the honours, loaded with the first one that is shown. */
export const loadHonourWords = async (locale: Locale): Promise<HonourWords> => (await FILES[locale]()).default
