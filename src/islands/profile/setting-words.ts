import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Words of the settings, with the names of the leagues. */
export type SettingWords = Messages<'settings'> &
  Pick<Messages<'football'>, `league-${string}` & keyof Messages<'football'>>

const FILES: Record<Locale, () => Promise<{ default: object }[]>> = {
  en: () => Promise.all([import('#i18n/messages/en/football.json'), import('#i18n/messages/en/settings.json')]),
  fr: () => Promise.all([import('#i18n/messages/fr/football.json'), import('#i18n/messages/fr/settings.json')]),
  es: () => Promise.all([import('#i18n/messages/es/football.json'), import('#i18n/messages/es/settings.json')]),
}

/** Loaded with the settings. */
export async function loadSettingWords(locale: Locale): Promise<SettingWords> {
  const files = await FILES[locale]()
  return Object.assign({}, ...files.map((file) => file.default)) as SettingWords
}
