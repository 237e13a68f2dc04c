import type { Area, Messages } from '#i18n/messages/index.ts'

/** Fields of a view that the shells read. */
export type PlayView = { over: boolean; gaveUp: boolean }

/** Football words without titles and themes, which no game shows in play. */
export type FootballWords = Omit<Messages<'football'>, `title-${string}` | `theme-${string}`>

/**
 * Keys that the shells need from a game's words: its name, and "Guess {n} of {max}". They also contain the labels of
 * its point lines (`line-...`).
 */
export type OwnWords = { title: string; stepOf: string }

/** Words used only in the markup of a game's pages: first-visit card, help, descriptions. */
type PageWord = `first${string}` | `description${string}` | `help${string}` | 'kickOff'

/** A game's own words as passed to its island. */
export type GameWords<Game extends Area> = Omit<Messages<Game>, PageWord>

/** Words of the criteria; a page adds them to those of its game. */
export type CriteriaWords = Messages<'criteria'>

/** Words passed to an island, built by `src/components/play-words.ts`. */
export type PlayWords<Own extends OwnWords = OwnWords> = {
  play: Messages<'play'>
  search: Messages<'search'>
  football: FootballWords
  own: Own
}
