/** Leagues that practice may draw footballers from; `other`: outside the five leagues. */
export const PRACTICE_LEAGUES = ['premierleague', 'liga', 'seriea', 'bundesliga', 'ligue1', 'other'] as const
export type PracticeLeague = (typeof PRACTICE_LEAGUES)[number]

/** Leagues of the preference `leagues`, such as "liga,ligue1"; all of them when it names none. */
export function practiceLeagues(preference: unknown): readonly PracticeLeague[] {
  const named = typeof preference === 'string' ? preference.split(',') : []
  const chosen = PRACTICE_LEAGUES.filter((league) => named.includes(league))
  return chosen.length > 0 ? chosen : PRACTICE_LEAGUES
}

/** Preference text of a choice; null when all leagues are chosen. */
export const leaguesText = (chosen: readonly PracticeLeague[]): string | null =>
  chosen.length === PRACTICE_LEAGUES.length ? null : chosen.join()

/** Adds or removes a league; the last one stays. */
export function withLeague(chosen: readonly PracticeLeague[], league: PracticeLeague): readonly PracticeLeague[] {
  const next = PRACTICE_LEAGUES.filter((one) => chosen.includes(one) !== (one === league))
  return next.length > 0 ? next : chosen
}

/** Minimum pool that a choice of leagues must leave; a smaller one would soon be known by heart. */
export const LEAST_DRAWN = 20

/** True when a footballer or club of the league (null: outside the five) may be drawn. */
export const isDrawnFrom = (chosen: readonly PracticeLeague[], league: string | null): boolean =>
  chosen.some((one) => one === (league ?? 'other'))
