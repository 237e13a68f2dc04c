import { LEAGUES, type LeagueId } from '#data/types.ts'
import { persisted } from '#stores/persisted.ts'

const LEAGUE = {
  safeParse: (value: unknown): { data?: LeagueId | null } => {
    const league = LEAGUES.find((one) => one === value)
    return value === null ? { data: null } : league ? { data: league } : {}
  },
}

/** The league whose grounds are practised; null: all of them. */
export const $league = persisted<LeagueId | null>('stadiums-league', LEAGUE, null)
