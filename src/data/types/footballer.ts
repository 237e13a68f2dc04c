import type { LeagueId } from './club.ts'
import type { Title } from './honours.ts'

export const ROLES = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker'] as const
export type Role = (typeof ROLES)[number]

export const POSITIONS = [
  'Goalkeeper',
  'Centre-Back',
  'Left-Back',
  'Right-Back',
  'Defensive Midfield',
  'Central Midfield',
  'Attacking Midfield',
  'Left Midfield',
  'Right Midfield',
  'Left Winger',
  'Right Winger',
  'Second Striker',
  'Centre-Forward',
] as const
export type Position = (typeof POSITIONS)[number]

export const FEET = ['Right', 'Left', 'Both'] as const
export type Foot = (typeof FEET)[number]

/** One stay at a club. Years are calendar years; `to` null with `current`: still there, otherwise unknown. */
export type Spell = { club: string; from: number | null; to: number | null; loan: boolean; current: boolean }

export type Footballer = {
  id: string
  /** The name fans use. */
  name: string
  fullName: string | null
  /** Other names for the search box. */
  aliases: readonly string[]
  /** ISO date. */
  born: string | null
  /** ISO 3166 alpha-2, or GB-ENG, GB-SCT, GB-WLS, GB-NIR, XK. */
  nation: string
  otherNations: readonly string[]
  role: Role
  position: Position | null
  heightCm: number | null
  foot: Foot | null
  number: number | null
  /** Id of the current club; null = none or retired. */
  club: string | null
  /** The current club's league if it is one of the five. */
  league: LeagueId | null
  /** 5 = known to everybody. */
  fame: 1 | 2 | 3 | 4 | 5
  /** 3 certain ... 0 = joined by machine, which never proves an absence. */
  confidence: 0 | 1 | 2 | 3
  /** In order of joining. */
  career: readonly Spell[]
}

/** A footballer of the second tier: a name, and only certain parts of the career. */
export type Other = Pick<Footballer, 'id' | 'name' | 'aliases' | 'nation' | 'role'> & {
  /** Year of birth. */
  born: number | null
  /** Certain clubs in order of first joining; there may have been others. */
  clubs: readonly string[]
  /** Certain titles; there may have been others. */
  titles: readonly Title[]
}

/** A published estimate; `asOf` YYYY-MM or YYYY-MM-DD is shown beside it. */
export type Estimate = { euros: number; asOf: string }
