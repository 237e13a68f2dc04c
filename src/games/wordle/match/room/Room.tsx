import type { Locale } from '#i18n/locales.ts'
import type { RoomWords } from '#play/room/game.ts'
import type { RaceWords } from './part.ts'
import { roomWith } from '#play/room/room-with.tsx'
import { room } from './race-room.ts'

/** One file per language, loaded with the first room, so that the entry page does not carry it. */
export const ROOM_WORDS: Record<Locale, () => Promise<{ words: RoomWords<RaceWords>['t'] }>> = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  es: () => import('./words/es.ts'),
}

export default roomWith(room, ROOM_WORDS)
