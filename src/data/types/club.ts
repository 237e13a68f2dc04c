export const LEAGUES = ['premierleague', 'liga', 'seriea', 'bundesliga', 'ligue1'] as const
export type LeagueId = (typeof LEAGUES)[number]

export type Club = {
  id: string
  name: string
  shortName: string
  /** Two to four letters (OM, PSG, SB29); null for clubs known by name only. */
  code: string | null
  nation: string
  city: string | null
  league: LeagueId | null
  /** `#RRGGBB`, the shirt's first and second colour. */
  colours: readonly [string, string] | null
  /** How the shirt wears them: `plain`, `stripes`, `hoops` ... */
  pattern: string | null
}

export type Ground = {
  name: string
  /** Former names and names of sponsors: right answers too. */
  otherNames: readonly string[]
  capacity: number
  /** Being rebuilt, planned, or told differently by the league: show it, do not ask for it. */
  capacityDisputed: boolean
  opened: number
  latitude: number
  longitude: number
}

/** What is known of the 194 clubs that are more than a name in a career. */
export type ClubRecord = {
  founded: number
  /** Historians argue about the year: show it, do not ask for it. */
  foundingDisputed: boolean
  nickname: string | null
  ground: Ground
  /** League of 2025/26. */
  lastLeague: LeagueId | null
}
