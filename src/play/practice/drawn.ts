import { isDrawnFrom, PRACTICE_LEAGUES, practiceLeagues } from '#core/practice-leagues.ts'
import type { Pack } from '#search/pack.ts'
import type { Drawn } from '../game.ts'

/**
 * Whether a new run may ask about a footballer, after the leagues chosen now (src/inline/display.ts writes them on the
 * page); undefined when every league is.
 */
export function drawnNow({ byId }: Pick<Pack, 'byId'>): Drawn | undefined {
  const chosen = practiceLeagues(document.documentElement.dataset['display']?.replaceAll(' ', ','))
  if (chosen.length === PRACTICE_LEAGUES.length) return undefined
  return (id) => isDrawnFrom(chosen, byId.get(id)?.clues?.league ?? null)
}

/** Footballers that a choice of leagues must leave, or the game is soon known by heart. */
const LEAST_DRAWN = 20

type Pool = readonly { id: string }[]

/** True when enough of a pool is drawn. */
export const isEnough = (pool: Pool, drawn: Drawn | undefined): boolean =>
  !drawn || pool.filter(({ id }) => drawn(id)).length >= LEAST_DRAWN

/** The part of a pool that is drawn; all of it when that is too little. */
export const drawnFrom = <Someone extends { id: string }>(
  pool: readonly Someone[],
  drawn: Drawn | undefined,
): readonly Someone[] => (drawn && isEnough(pool, drawn) ? pool.filter(({ id }) => drawn(id)) : pool)
