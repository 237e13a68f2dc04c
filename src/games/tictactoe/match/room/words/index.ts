import type { Locale } from '#i18n/locales.ts'
import type { RoomWords } from '#play/room/game.ts'
import type { GridRaceWords } from '../part.ts'

/** One file per language, loaded with the first room; the entry page does without. */
export const ROOM_WORDS: Record<Locale, () => Promise<{ words: RoomWords<GridRaceWords>['t'] }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}
