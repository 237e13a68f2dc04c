import { isDay, type Day } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'

/** State of the archive page: the first day of a month, one game or all, and the opened day. */
export type Shown = { month: Day; game: GameId | null; day: Day | null }

const MONTH = /^\d{4}-\d{2}$/

/**
 * Parses `?month=2026-10&game=wordle&day=14`; a missing or invalid value falls back to the newest month and all games.
 */
export function shownOf(search: string, months: readonly Day[], games: readonly GameId[]): Shown {
  const query = new URLSearchParams(search)
  const asked = query.get('month') ?? ''
  const month = months.find((first) => MONTH.test(asked) && first === dayOf(asked, 1)) ?? months.at(-1)!
  const game = query.get('game')
  const day = dayIn(month, Number(query.get('day')))
  return { month, game: isGameId(game) && games.includes(game) ? game : null, day }
}

/** The query string for a state, without path. */
export function toQueryString({ month, game, day }: Shown): string {
  const [year, number = ''] = month.split('-')
  const query = new URLSearchParams({ month: `${year}-${number.padStart(2, '0')}` })
  if (game) query.set('game', game)
  if (day) query.set('day', day.split('-')[2]!)
  return `?${query}`
}

const dayOf = (month: string, date: number) => [...month.split('-').map(Number), date].join('-')

function dayIn(month: Day, date: number): Day | null {
  const day = month.replace(/\d+$/, String(date))
  return isDay(day) ? day : null
}
