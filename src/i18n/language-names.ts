import type { Locale } from './locales.ts'

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' }
