import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Props with locale and words of the profile. */
export type Speech = { locale: Locale; t: Messages<'profile'>; games: Messages<'games'> }

/** Words that only a signed-in player needs. */
export type MoreWords = { errors: Messages<'errors'>; submissions: Messages<'submissions'>; looks: Messages<'looks'> }

const FILES: Record<Locale, () => Promise<MoreWords>> = {
  en: async () => ({
    errors: (await import('#i18n/messages/en/errors.json', { with: { type: 'json' } })).default,
    submissions: (await import('#i18n/messages/en/submissions.json', { with: { type: 'json' } })).default,
    looks: (await import('#i18n/messages/en/looks.json', { with: { type: 'json' } })).default,
  }),
  fr: async () => ({
    errors: (await import('#i18n/messages/fr/errors.json', { with: { type: 'json' } })).default,
    submissions: (await import('#i18n/messages/fr/submissions.json', { with: { type: 'json' } })).default,
    looks: (await import('#i18n/messages/fr/looks.json', { with: { type: 'json' } })).default,
  }),
  es: async () => ({
    errors: (await import('#i18n/messages/es/errors.json', { with: { type: 'json' } })).default,
    submissions: (await import('#i18n/messages/es/submissions.json', { with: { type: 'json' } })).default,
    looks: (await import('#i18n/messages/es/looks.json', { with: { type: 'json' } })).default,
  }),
}

export const loadMoreWords = (locale: Locale): Promise<MoreWords> => FILES[locale]()
