import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Unlock } from '#core/unlocks.ts'
import { fill } from '#i18n/format.ts'

export type LookWords = Messages<'looks'>

const FILES: Record<Locale, () => Promise<{ default: LookWords }>> = {
  en: () => import('#i18n/messages/en/looks.json'),
  fr: () => import('#i18n/messages/fr/looks.json'),
  es: () => import('#i18n/messages/es/looks.json'),
}

/** Names of looks, loaded with the first one that is shown. */
export const loadLookWords = async (locale: Locale): Promise<LookWords> => (await FILES[locale]()).default

/** "Captain", "Outline". */
export const lookName = (t: LookWords, { kind, what }: Pick<Unlock, 'kind' | 'what'>): string =>
  t[`${kind}-${what}` as keyof LookWords]

/** "title Captain", "numbers Outline". */
export const thingText = (t: LookWords, unlock: Unlock): string =>
  fill(t[`thing-${unlock.kind}`], { what: lookName(t, unlock) })
