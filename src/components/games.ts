import { dayAt } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import { gamesOn, type Game, type Mode } from '#games/catalogue.ts'
import { listingOf } from '#games/listings.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

const FIRST_ZONE_MINUTES = 14 * 60

/** Games with a daily, in shirt order, each with that mode. Static pages list those open on the day of their build. */
export const DAILIES: readonly { game: Game; daily: Mode }[] = gamesOn(dayAt(Date.now(), FIRST_ZONE_MINUTES)).flatMap(
  (game) => game.modes.filter(({ counts }) => counts === 'daily').map((daily) => ({ game, daily })),
)

/** Those of a day's eleven. */
export const LINE_UP = DAILIES.filter(({ game }) => isInLineUp(game))

/** Kinds of sentences a game may override, as `won-wordle`; the common sentence is the fallback. */
export type Sentence = 'begun' | 'won' | 'lost' | 'best'

export function sentenceOf(locale: Locale, kind: Sentence, id: GameId): string {
  const t: Record<string, string> = messages(locale, 'games')
  return t[`${kind}-${id}`] ?? t[kind]!
}

/** Returns the game's question as a headline: "Who is he?". */
export function questionOf(locale: Locale, id: GameId): string {
  const t: Record<string, string> = messages(locale, 'games')
  return t[`question-${id}`] ?? t[`hook-${id}`]!
}

/** Returns one short line for below a shirt; a game's hook where that is short. */
export function shirtLineOf(locale: Locale, id: GameId): string {
  const t: Record<string, string> = messages(locale, 'games')
  return t[`shirt-${id}`] ?? t[`hook-${id}`]!
}

/** Returns the cell names of a still: what the game's first screen shows for free. */
export function cellsOf(locale: Locale, id: GameId): readonly string[] {
  const { still } = listingOf(id)
  const cells = (still.kind === 'face' && still.cells) || []
  const words = (messages as (locale: Locale, area: string) => Record<string, unknown>)(locale, id)
  return cells.map((key) => String(words[key]))
}
