import { isDay, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { persisted, type Parser, type WebStorage } from '#stores/persisted.ts'

const DayOrNone: Parser<Day | null> = { safeParse: (value) => ({ data: isDay(value) ? value : null }) }

/** The day of an unfinished run of this tab, so that a reload after midnight goes on with it. */
export const begunDay = (game: GameId) => persisted(`${game}-today`, DayOrNone, null, tabStorage())

function tabStorage(): WebStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
