import { LEAGUES, type LeagueId } from '../types.ts'
import { agePool } from './ages.ts'
import { seasonPool } from './seasons.ts'
import { LEAST, state, type PoolFacts, type PoolState } from './state.ts'
import { valuePool } from './values.ts'

/** Higher lower, statistics and age. */
export function figurePools({ footballers, values, seasons, died, day }: PoolFacts): PoolState[] {
  const value = (mode: Parameters<typeof valuePool>[0], league?: LeagueId) =>
    state({
      game: 'higherlower',
      mode,
      part: league ?? null,
      items: 'footballers',
      size: valuePool(mode, footballers, values, league).length,
      least: LEAST.valuesOfALeague,
    })
  const season = (mode: Parameters<typeof seasonPool>[0]) => {
    const sizes = [...seasonPool(mode, footballers, seasons).values()].map(({ length }) => length)
    const size = Math.min(...sizes, Infinity)
    return state({
      game: 'statistics',
      mode,
      items: 'seasons',
      size: sizes.length === 0 ? 0 : size,
      least: LEAST.seasonsOfAYear,
    })
  }
  return [
    value('normal'),
    ...LEAGUES.map((league) => value('normal', league)),
    value('ranked'),
    value('today'),
    season('normal'),
    season('ranked'),
    season('today'),
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
