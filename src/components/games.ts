import type { GameId } from '#core/games.ts'
import { CATALOGUE, type Game, type Mode } from '#games/catalogue.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

/** The open games with a puzzle of the day, in shirt order, each with that mode. */
export const DAILIES: readonly { game: Game; daily: Mode }[] = CATALOGUE.flatMap((game) => {
  const daily = game.modes.find(({ counts }) => counts === 'daily')
  return game.open && daily ? [{ game, daily }] : []
})

/** Kinds of sentences that a game may word its own way, as `won-wordle`; without it the common one counts. */
export type Sentence = 'begun' | 'won' | 'lost' | 'best'

export function sentenceOf(locale: Locale, kind: Sentence, id: GameId): string {
  const t: Record<string, string> = messages(locale, 'games')
  return t[`${kind}-${id}`] ?? t[kind]!
}

/** The question that a game asks, as a headline: "Who is he?". */
export function questionOf(locale: Locale, id: GameId): string {
  const t: Record<string, string> = messages(locale, 'games')
  return t[`question-${id}`] ?? t[`hook-${id}`]!
}

/** Names of the cells that a still shows: what the first screen of the game shows for free. */
export function cellsOf(locale: Locale, id: GameId): readonly string[] {
  if (id !== 'wordle') return []
  const { club, nation, league, role, age } = messages(locale, 'wordle')
  return [club, nation, league, role, age]
}
