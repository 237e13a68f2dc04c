import type { Day } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import type { GameId } from '#core/games.ts'
import type { Statistics } from '#contracts/results.ts'
import { gameOf } from '#games/catalogue.ts'

/** Another open game with a daily; `path` in the page's language. */
export type NextGame = { id: GameId; name: string; path: string }

/** The next daily, and how many of the open eleven have been played today. */
export type NextUp = { next: NextGame | null; done: number; open: number }

/** `ended`: the game that just ended; `wasToday`: it was today's puzzle, not one of the archive. */
export function nextUp(
  ended: NextGame,
  wasToday: boolean,
  others: readonly NextGame[],
  records: Statistics,
  today: Day,
): NextUp {
  const isDone = ({ id }: NextGame) => (wasToday && id === ended.id) || hasPlayed(id, records, today)
  const all = [ended, ...others]
  const eleven = all.filter(({ id }) => isInLineUp(gameOf(id)))
  return {
    next: all.find((game) => !isDone(game)) ?? null,
    done: eleven.filter(isDone).length,
    open: eleven.length,
  }
}

/** True once the game's daily has been finished on its day. */
export const hasPlayed = (id: GameId, records: Statistics, today: Day): boolean =>
  records[id]?.some(({ mode, date }) => mode === 'today' && date === today) ?? false
