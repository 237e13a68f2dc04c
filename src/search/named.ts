import type { Foot, Footballer, LeagueId, Position, Role } from '#data/types.ts'

export type PackClub = {
  id: string
  name: string
  /** Short name that fits a tile. */
  shortName: string
  code: string | null
  league: LeagueId | null
  /** `#RRGGBB`, first and second colour of the shirt. */
  colours: readonly [string, string] | null
  pattern: string | null
  /** Address of the drawn crest. */
  crest: string | null
}

export type PackFootballer = {
  id: string
  name: string
  nation: string
  /** Current club, null = none or retired. */
  club: string | null
  /** Year of joining the first club. */
  from: number | null
  /** Year of leaving the last one; null = still playing, or unknown. */
  to: number | null
  fame: Footballer['fame']
  confidence: Footballer['confidence']
  aliases: readonly string[]
  /** Only if it has words of its own, and after the late pack has come. */
  fullName?: string
  /** As in `clues`: a pool takes footballers of the pack and of the facts alike. */
  league: LeagueId | null
  born: string | null
  /** Null for unknown, and outside the five leagues. */
  position: Position | null
  foot: Foot | null
  number: number | null
  /** We drew a portrait of him: `/img/portrait/{id}.webp` answers, unless it was taken down. */
  portrait: boolean
  clues: {
    league: LeagueId | null
    role: Role
    /** ISO date. */
    born: string | null
    /**
     * In order of first joining: every club of a footballer of the five leagues; of others those shown in a list row.
     */
    clubs: readonly string[]
  }
}

/** A footballer of the second tier: accepted as a typed answer, never asked for. */
export type PackOther = {
  id: string
  name: string
  nation: string
  aliases: readonly string[]
  role: Role
  bornYear: number | null
  club: null
  fame: 0
  portrait: false
  clues: null
}

/** A footballer who can be found by name. */
export type Named = PackFootballer | PackOther
