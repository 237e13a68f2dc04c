import type { Locale } from '#i18n/locales.ts'
import { messages, type Area, type Messages } from '#i18n/messages/index.ts'
import type { CriteriaWords, FootballWords, GameWords, PlayWords } from '#play/game.ts'

/** Areas that hold the words of one game in play. */
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
  | 'back-four'
>

/** Builds the words that a game's page passes to its island. */
export const playWords = <Game extends Own>(locale: Locale, game: Game): PlayWords<GameWords<Game>> => ({
  play: messages(locale, 'play'),
  search: messages(locale, 'search'),
  football: footballWords(locale),
  own: without(/^(first|description|help|kickOff)/, messages(locale, game)) as GameWords<Game>,
})

export type Duel = 'higherlower' | 'statistics'

/** Builds the words that a duel's page passes to its island and to its first-visit card. */
export function duelWords<Game extends Duel>(locale: Locale, game: Game) {
  const own = messages(locale, game)
  return { t: playWords(locale, game), own, about: { who: own.firstWho, not: own.firstNot, t: own } }
}

/** Adds the words of criteria, for a game whose questions are criteria. */
export function gridWords<Game extends Own>(locale: Locale, game: Game): PlayWords<GameWords<Game> & CriteriaWords> {
  const t = playWords(locale, game)
  return { ...t, own: { ...t.own, ...messages(locale, 'criteria') } }
}

/** Games whose questions are criteria. */
const GRIDS: readonly Own[] = ['bingo', 'tictactoe']

/** Returns the words of any game, with those it needs beside its own. */
export const wordsOfGame = (locale: Locale, game: Own): PlayWords =>
  GRIDS.includes(game) ? gridWords(locale, game) : playWords(locale, game)

/** Returns the words of the grid and of its two sides, which have a file of their own. */
export function matchWords(locale: Locale) {
  const t = gridWords(locale, 'tictactoe')
  return { ...t, own: { ...t.own, ...without(/^(first|help)/, messages(locale, 'tictactoeMatch')) } } as PlayWords<
    (typeof t)['own'] & Omit<Messages<'tictactoeMatch'>, `first${string}` | 'helpText'>
  >
}

/** Football words without titles and themes, which no game shows in play. */
export const footballWords = (locale: Locale): FootballWords =>
  without(/^(title|theme)-/, messages(locale, 'football')) as FootballWords

/** Drops keys that an island never shows: its props are serialised into the page a second time. */
const without = (keys: RegExp, words: Messages<Area>): object =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !keys.test(key)))
