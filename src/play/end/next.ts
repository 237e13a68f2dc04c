import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { Statistics } from '#contracts/results.ts'

/** Another open game with a daily; `path` in the page's language. */
export type NextGame = { id: GameId; name: string; path: string }

/** The next daily, and how many open ones have been played today. */
export type NextUp = { next: NextGame | null; done: number; open: number }

/** `ended`: the game that just ended; `wasToday`: with today's puzzle, not an archive one. */
export function nextUp(
  ended: NextGame,
  wasToday: boolean,
  others: readonly NextGame[],
  records: Statistics,
  today: Day,
): NextUp {
  const isDone = ({ id }: NextGame) => (wasToday && id === ended.id) || hasPlayed(id, records, today)
  const all = [ended, ...others]
  const waiting = all.filter((game) => !isDone(game))
  return { next: waiting[0] ?? null, done: all.length - waiting.length, open: all.length }
}

/** True once the game's daily has been finished on its day. */
export const hasPlayed = (id: GameId, records: Statistics, today: Day): boolean =>
  records[id]?.some(({ mode, date }) => mode === 'today' && date === today) ?? false
