import { isInLineUp } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import type { NextGame } from '#play/end/next.ts'

/** Returns the other games of the eleven with a daily, offered at the end of one. */
export function nextGamesOf(locale: Locale, game: GameId): NextGame[] {
  const names = messages(locale, 'games')
  return CATALOGUE.filter(isInLineUp).flatMap(({ id, modes }) =>
    modes
      .filter(({ counts }) => counts === 'daily' && id !== game)
      .map(({ path }) => ({ id, name: names[id], path: localePath(locale, path) })),
  )
}
