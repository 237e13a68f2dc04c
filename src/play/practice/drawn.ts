import type { NewRun } from '#contracts/runs.ts'
import { isDrawnFrom, LEAST_DRAWN, PRACTICE_LEAGUES, practiceLeagues } from '#core/practice-leagues.ts'
import type { Pack } from '#search/pack.ts'
import type { Drawn } from '../game.ts'

/** Currently chosen leagues (src/inline/display.ts writes them on the page); null when all are chosen. */
function leaguesNow() {
  const chosen = practiceLeagues(document.documentElement.dataset['display']?.replaceAll(' ', ','))
  return chosen.length === PRACTICE_LEAGUES.length ? null : chosen
}

/** The chosen leagues as a field of a request for server-dealt practice. */
export function leaguesAsked(): Pick<NewRun, 'leagues'> {
  const leagues = leaguesNow()
  return leagues ? { leagues: [...leagues] } : {}
}

/** Limits a new run to the currently chosen leagues; undefined when all are chosen. */
export function drawnNow({ byId }: Pick<Pack, 'byId'>): Drawn | undefined {
  const chosen = leaguesNow()
  if (!chosen) return undefined
  return { leagues: chosen, footballer: (id) => isDrawnFrom(chosen, byId.get(id)?.clues?.league ?? null) }
}

type Pool = readonly { id: string }[]

/** True when the chosen leagues leave enough of a pool. */
export const isEnough = (pool: Pool, drawn: Drawn | undefined): boolean =>
  !drawn || pool.filter(({ id }) => drawn.footballer(id)).length >= LEAST_DRAWN

/** The part of a pool from the chosen leagues; the whole pool when that is too small. */
export const drawnFrom = <Someone extends { id: string }>(
  pool: readonly Someone[],
  drawn: Drawn | undefined,
): readonly Someone[] => (drawn && isEnough(pool, drawn) ? pool.filter(({ id }) => drawn.footballer(id)) : pool)
