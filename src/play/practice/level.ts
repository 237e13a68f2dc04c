import type { GameId } from '#core/games.ts'
import { preference, setPreference } from '#stores/preferences.ts'

/** The level in the address, or the last chosen one; null: the default. */
export function levelAsked<Level extends string>(game: GameId, levels: readonly Level[]): Level | null {
  const asked = [new URLSearchParams(location.search).get('level'), preference(keyOf(game))]
  return levels.find((level) => level === asked[0]) ?? levels.find((level) => level === asked[1]) ?? null
}

export function rememberLevel(game: GameId, level: string) {
  void setPreference(keyOf(game), level)
  history.replaceState(null, '', `?level=${level}`)
}

const keyOf = (game: GameId) => `${game}Level`
