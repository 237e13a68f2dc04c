import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { Statistics } from '#contracts/results.ts'

/** Another open game with a daily puzzle; `path` in the language of the page. */
export type NextGame = { id: GameId; name: string; path: string }

/** Which daily comes next, and how many of those that are open have been played, the game that just ended included. */
export type NextUp = { next: NextGame | null; done: number; open: number }

export function nextUp(ended: GameId, others: readonly NextGame[], records: Statistics, today: Day): NextUp {
  const isDone = (id: GameId) => id === ended || hasPlayed(id, records, today)
  const waiting = others.filter(({ id }) => !isDone(id))
  return { next: waiting[0] ?? null, done: others.length - waiting.length + 1, open: others.length + 1 }
}

/** True once the daily of a game has been finished on its day. */
export const hasPlayed = (id: GameId, records: Statistics, today: Day): boolean =>
  records[id]?.some(({ mode, date }) => mode === 'today' && date === today) ?? false
