import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { elevenOn } from '#games/catalogue.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { cachedPuzzle, puzzleOf } from './daily.ts'
import { RUN_GAMES } from './registry.ts'
import { lruCache } from './lru-cache.ts'
import type { RunGame } from '#games/run-rules.ts'

/** Days on which a game lacks material; constant while a server runs. */
const closed = lruCache<true>(1000)

/**
 * Games of the eleven that have a daily on this day. Draws missing puzzles, because the first player of a day would
 * otherwise complete it with fewer games. A game that cannot be read counts as open, so that an outage never grants the
 * bonus. `drawn`: games known to have a puzzle.
 */
export async function openGames(day: Day, drawn: readonly string[] = [], games = elevenOn(day)): Promise<GameId[]> {
  const open = await Promise.all(games.map(async ({ id }) => drawn.includes(id) || isOpen(id, RUN_GAMES[id], day)))
  return games.flatMap(({ id }, at) => (open[at] ? [id] : []))
}

async function isOpen(id: GameId, game: RunGame, day: Day): Promise<boolean> {
  const key = `${id} ${day}`
  if (cachedPuzzle(id, day)) return true
  if (closed.get(key)) return false
  try {
    await puzzleOf(id, game, day)
    return true
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'mode-closed')) {
      log.error(error)
      return true
    }
    closed.set(key, true)
    return false
  }
}
