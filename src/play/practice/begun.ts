import type { GameId } from '#core/games.ts'
import { webStorage } from '#stores/persisted.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'

/** True when practice may have something to restore: a round, or a chosen level. */
export function practiceBegun(game: GameId): boolean {
  const asked = new URLSearchParams(location.search).has('level')
  const keys = Object.keys(webStorage() ?? {})
  return asked || hasSessionCookie() || keys.some((key) => key.startsWith(practiceKey(game)))
}

/** Prefix of a game's rounds in web storage, followed by the level. */
export const practiceKey = (game: GameId): string => `${game}-solo-`
