import type { Locale } from '#i18n/locales.ts'
import { messages, type Area, type Messages } from '#i18n/messages/index.ts'
import type { FootballWords, PlayWords } from '#play/game.ts'

/** The areas that are the own words of a game in play. */
type Own = Extract<Area, 'wordle' | 'age' | 'higherlower' | 'statistics'>

/** What a page of a game in play hands its island. */
export const playWords = <Game extends Own>(locale: Locale, game: Game): PlayWords<Messages<Game>> => ({
  play: messages(locale, 'play'),
  search: messages(locale, 'search'),
  football: footballWords(locale),
  own: messages(locale, game),
})

/** The words of football without titles and themes: no game shows those in play. */
export function footballWords(locale: Locale): FootballWords {
  const words = Object.entries(messages(locale, 'football'))
  return Object.fromEntries(words.filter(([key]) => !/^(title|theme)-/.test(key))) as FootballWords
}
