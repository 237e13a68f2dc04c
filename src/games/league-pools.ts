import { isDrawnFrom, type PracticeLeague } from '#core/practice-leagues.ts'

/** Leagues that practice draws from, in the order of `PRACTICE_LEAGUES`. */
export type Leagues = readonly PracticeLeague[]

/** Computes a pool once per choice of leagues, of which there are 62. */
export function oncePerChoice<Pool>(make: (leagues: Leagues) => Pool): (leagues: Leagues) => Pool {
  const made = new Map<string, Pool>()
  return (leagues) => {
    const key = leagues.join()
    const pool = made.get(key) ?? make(leagues)
    made.set(key, pool)
    return pool
  }
}

/** The items of a pool from these leagues; empty when fewer than `least`. */
export function ofLeagues<Item extends { league: string | null }>(
  pool: readonly Item[],
  leagues: Leagues,
  least: number,
): readonly Item[] {
  const drawn = pool.filter(({ league }) => isDrawnFrom(leagues, league))
  return drawn.length < least ? [] : drawn
}
