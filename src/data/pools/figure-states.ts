import { LEAGUES, type LeagueId } from '../types.ts'
import { agePool } from './ages.ts'
import { seasonPool, seasonTotals, type StatisticsMode } from './seasons.ts'
import { LEAST, state, type PoolFacts, type PoolState } from './state.ts'
import { dailyValuePool, valuePool } from './values.ts'

/** Pools of Higher lower, Statistics and Age. */
export function figurePools({ footballers, values, seasons, died, day }: PoolFacts): PoolState[] {
  const value = (mode: 'normal' | 'ranked', league?: LeagueId) =>
    state({
      game: 'higherlower',
      mode,
      part: league ?? null,
      items: 'footballers',
      size: valuePool(footballers, values, league).length,
      least: LEAST.valuesOfALeague,
    })
  const totals = seasonTotals(footballers, seasons)
  // The smallest season decides whether a mode is open.
  const season = (mode: 'normal' | 'ranked' | 'today', ...pools: StatisticsMode[]) => {
    const sizes = pools.flatMap((pool) => [...seasonPool(pool, totals).values()].map(({ length }) => length))
    const size = sizes.length === 0 ? 0 : Math.min(...sizes)
    return state({ game: 'statistics', mode, items: 'seasons', size, least: LEAST.seasonsOfAYear })
  }
  return [
    value('normal'),
    ...LEAGUES.map((league) => value('normal', league)),
    value('ranked'),
    state({
      game: 'higherlower',
      mode: 'today',
      items: 'footballers',
      size: dailyValuePool(footballers, values).length,
      least: LEAST.valuesOfALeague,
    }),
    season('normal', 'now', 'any'),
    season('ranked', 'ranked'),
    season('today', 'today'),
    ...(['normal', 'today'] as const).map((mode) =>
      state({
        game: 'age',
        mode,
        items: 'footballers',
        size: agePool(mode, footballers, died, day).length,
        least: LEAST.ages,
      }),
    ),
  ]
}
