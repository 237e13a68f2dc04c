import type { GameId } from '#core/games.ts'
import { webStorage } from '#stores/persisted.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'

/** True when this browser has something of a practice to show: a round, or a level that somebody chose or sent. */
export function practiceBegun(game: GameId): boolean {
  const asked = new URLSearchParams(location.search).has('level')
  const keys = Object.keys(webStorage() ?? {})
  return asked || hasSessionCookie() || keys.some((key) => key.startsWith(practiceKey(game)))
}

/** What the keys of a game's rounds in web storage begin with; a level follows. */
export const practiceKey = (game: GameId): string => `${game}-solo-`
