import type { Area, Messages } from '#i18n/messages/index.ts'

/** What every shell needs of a view; the rest is the game's own. */
export type PlayView = { over: boolean; gaveUp: boolean }

/** Football in words, without the titles and themes that no game shows in play. */
export type FootballWords = Omit<Messages<'football'>, `title-${string}` | `theme-${string}`>

/**
 * What the shells ask of a game's own file of words: its name, and "Guess {n} of {max}". The names of its point lines
 * (`line-...`) stand there too.
 */
export type OwnWords = { title: string; stepOf: string }

/** Words of a game that only the markup of its pages says: the card of the first visit, help, descriptions. */
type PageWord = `first${string}` | `description${string}` | `help${string}` | 'kickOff'

/** A game's own words as its island gets them. */
export type GameWords<Game extends Area> = Omit<Messages<Game>, PageWord>

/** The words that criteria are said with: a page adds them to those of its game. */
export type CriteriaWords = Messages<'criteria'>

/** What a page hands an island: `src/components/play-words.ts` gathers it. */
export type PlayWords<Own extends OwnWords = OwnWords> = {
  play: Messages<'play'>
  search: Messages<'search'>
  football: FootballWords
  own: Own
}
