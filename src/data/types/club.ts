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
  /** Pattern of the shirt: `plain`, `stripes`, `hoops` ... */
  pattern: string | null
}

export type Ground = {
  name: string
  /** Former and sponsored names, which are also right answers. */
  otherNames: readonly string[]
  capacity: number
  /** Under reconstruction, planned, or disputed by the league: shown, not asked. */
  capacityDisputed: boolean
  /** Where the club plays while the ground is being rebuilt. */
  meanwhile: string | null
  opened: number
  latitude: number
  longitude: number
}

/** Facts about the 194 clubs with more data than a name. */
export type ClubRecord = {
  founded: number
  /** Disputed by historians: shown, not asked. */
  foundingDisputed: boolean
  nickname: string | null
  ground: Ground
  /** League of 2025/26. */
  lastLeague: LeagueId | null
}
