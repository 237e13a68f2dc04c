import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { toShareCode, type SharedMark } from '#core/share-code.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Palette, ShareText } from './play-end.ts'

/** Signs of the share texts; others, such as a hint's lamp, are no part of the grid. */
const MARKS: Record<string, SharedMark> = {
  ...{ '🟩': 'good', '🟦': 'good', '🎯': 'good', '🟨': 'fair', '🟧': 'fair', '🟪': 'fair' },
  ...{ '🟥': 'poor', '⬛': 'closed', '⬜': 'closed' },
}

type Result = { day: Day; game: GameId; won: boolean; points: number; palette: Palette; locale: Locale }

/** Address of a daily's result: chats show its card, and it leads to the same puzzle. */
export function shareLink({ rows }: ShareText, { day, game, won, points, palette, locale }: Result): string {
  const code = toShareCode({
    ...{ kind: 'game', day, game, won, points },
    contrast: palette === 'contrast',
    rows: rows.map((row) => [...row].flatMap((sign) => MARKS[sign] ?? [])),
  })
  return new URL(localePath(locale, `/s/${code}`), location.origin).href
}
