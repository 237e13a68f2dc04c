import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { toShareCode, type SharedMark } from '#core/share-code.ts'
import { localePath } from '#i18n/locales.ts'
import { preference } from '#stores/preferences.ts'
import type { Ending, ShareText } from './play-end.ts'
import { paletteOf, type Shared } from './share.ts'

/** Signs of the share texts; others, such as a hint's lamp, are no part of the grid. */
const MARKS: Record<string, SharedMark> = {
  ...{ '🟩': 'good', '🟦': 'good', '🎯': 'good', '🟨': 'fair', '🟧': 'fair', '🟪': 'fair' },
  ...{ '🟥': 'poor', '⬛': 'closed', '⬜': 'closed' },
}

/** Kits A to D of Back four, as squares or letters. */
const KITS: Record<string, SharedMark> = {
  ...{ '🟦': 'good', '🟨': 'fair', '🟪': 'poor', '⬜': 'closed' },
  ...{ A: 'good', B: 'fair', C: 'poor', D: 'closed' },
}

type Result = { game: { id: GameId }; own: Ending; worth: number }

/** Gives a daily's share text the address of its result: chats show its card, and it leads to the same puzzle. */
export function linked(shared: Shared & { day?: Day }, { rows }: ShareText, { game, own, worth }: Result): Shared {
  const { day, locale } = shared
  if (!day) return shared
  const code = toShareCode({
    ...{ kind: 'game', day, game: game.id, won: own.result === 'won', points: worth },
    contrast: paletteOf(preference('palette')) === 'contrast',
    rows: rows.map((row) => [...row].flatMap((sign) => (game.id === 'back-four' ? KITS : MARKS)[sign] ?? [])),
  })
  return { ...shared, address: new URL(localePath(locale, `/s/${code}`), location.origin).href }
}
