import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

type RoomWords = Messages<'rooms'>

const FILES: Record<Locale, () => Promise<{ default: RoomWords }>> = {
  en: () => import('#i18n/messages/en/rooms.json', { with: { type: 'json' } }),
  fr: () => import('#i18n/messages/fr/rooms.json', { with: { type: 'json' } }),
  es: () => import('#i18n/messages/es/rooms.json', { with: { type: 'json' } }),
}

let held: Promise<RoomWords> | undefined

/** Words of rooms for React's `use`; loaded for live players, again after a failure. */
export function roomWords(locale: Locale): Promise<RoomWords> {
  held ??= FILES[locale]().then(({ default: words }) => words)
  held.catch(() => (held = undefined))
  return held
}
