import type { Locale } from '#i18n/locales.ts'
import { messages, type Area, type Messages } from '#i18n/messages/index.ts'
import type { CriteriaWords, FootballWords, GameWords, PlayWords } from '#play/game.ts'

/** The areas that are the own words of a game in play. */
type Own = Extract<
  Area,
  | 'wordle'
  | 'age'
  | 'career-path'
  | 'higherlower'
  | 'statistics'
  | 'stadiums'
  | 'pixels'
  | 'blur'
  | 'split'
  | 'bingo'
  | 'tictactoe'
>

/** What a page of a game in play hands its island. */
export const playWords = <Game extends Own>(locale: Locale, game: Game): PlayWords<GameWords<Game>> => ({
  play: messages(locale, 'play'),
  search: messages(locale, 'search'),
  football: footballWords(locale),
  own: without(/^(first|description|help|kickOff)/, messages(locale, game)) as GameWords<Game>,
})

export type Duel = 'higherlower' | 'statistics'

/** What a page of a duel hands its island, and its card of the first visit. */
export function duelWords<Game extends Duel>(locale: Locale, game: Game) {
  const own = messages(locale, game)
  return { t: playWords(locale, game), own, about: { who: own.firstWho, not: own.firstNot, t: own } }
}

/** The same with the words of criteria among its own, for a game that asks by them. */
export function gridWords<Game extends Own>(locale: Locale, game: Game): PlayWords<GameWords<Game> & CriteriaWords> {
  const t = playWords(locale, game)
  return { ...t, own: { ...t.own, ...messages(locale, 'criteria') } }
}

/** The games that ask by criteria. */
const GRIDS: readonly Own[] = ['bingo', 'tictactoe']

/** Of any game, with whatever it says beside its own words. */
export const wordsOfGame = (locale: Locale, game: Own): PlayWords =>
  GRIDS.includes(game) ? gridWords(locale, game) : playWords(locale, game)

/** Words of the grid and of its two sides, which stand in a file of their own. */
export function matchWords(locale: Locale) {
  const t = gridWords(locale, 'tictactoe')
  return { ...t, own: { ...t.own, ...without(/^(first|help)/, messages(locale, 'tictactoeMatch')) } } as PlayWords<
    (typeof t)['own'] & Omit<Messages<'tictactoeMatch'>, `first${string}` | 'helpText'>
  >
}

/** The words of football without titles and themes: no game shows those in play. */
export const footballWords = (locale: Locale): FootballWords =>
  without(/^(title|theme)-/, messages(locale, 'football')) as FootballWords

/** Whatever an island is handed stands in the page once more: words that it never says stay away. */
const without = (keys: RegExp, words: Messages<Area>): object =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !keys.test(key)))
