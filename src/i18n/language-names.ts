import type { Locale } from './locales.ts'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' }
