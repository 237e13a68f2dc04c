import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { wordsOfGame } from './play-words.ts'

/** Practice settings of a challenge; `level` is a choice in addition to the mode. */
type Dealt = { game: string; mode: string; level: string | null }

/** Returns "Career path · Hard · Fans": the game and its practice settings, worded as on the game's own page. */
export function dealName(locale: Locale, { game, mode, level }: Dealt) {
  const own: Record<string, string | object> = wordsOfGame(locale, game as Parameters<typeof wordsOfGame>[1]).own
  const football: Record<string, string | object> = messages(locale, 'football')
  const named = [
    own[mode],
    own[`level-${level ?? mode}`] ??
      football[`league-${level}`] ??
      football[`theme-${level}`] ??
      (level === 'all' && own['allLeagues']),
  ]
  return [own['title'], ...named].filter((name) => typeof name === 'string').join(' · ')
}
