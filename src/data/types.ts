/** The shapes of the football facts, as games and server read them. Unknown = null, never a guess. */

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

export const LEAGUES = ['premierleague', 'liga', 'seriea', 'bundesliga', 'ligue1'] as const
export type LeagueId = (typeof LEAGUES)[number]

/** One stay at a club. Years are calendar years; `to` null with `current` = still there, else unknown. */
export type Spell = { club: string; from: number | null; to: number | null; loan: boolean; current: boolean }

export type Footballer = {
  id: string
  /** As fans know him. */
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
  /** The current club's league when it is one of the five. */
  league: LeagueId | null
  /** 5 = everybody knows him. */
  fame: 1 | 2 | 3 | 4 | 5
  /** 3 sure ... 0 = joined by machine, never proof that he did not play somewhere. */
  confidence: 0 | 1 | 2 | 3
  /** In order of joining. */
  career: readonly Spell[]
}

/** Somebody of the second tier: known by name, of his career only what is sure. */
export type Other = Pick<Footballer, 'id' | 'name' | 'aliases' | 'nation' | 'role'> & {
  /** Year of birth. */
  born: number | null
  /** Clubs he surely played for, in order of first joining; there may have been others. */
  clubs: readonly string[]
}

/** `year`: edition of a tournament, year of a European final. */
export type Honour = { title: Title; year: number }

/** A published estimate; `asOf` YYYY-MM or YYYY-MM-DD, to be shown beside it. */
export type Estimate = { euros: number; asOf: string }

/** League matches of one footballer for one club in one season (`2025/26`). */
export type Season = {
  footballer: string
  season: string
  league: LeagueId
  club: string
  matches: number
  minutes: number
  goals: number
  assists: number
  yellowCards: number
  redCards: number
}

/** Figures of a season that two footballers are compared by. */
export const STATISTICS = ['matches', 'minutes', 'goals', 'assists', 'yellowCards'] as const
export type Statistic = (typeof STATISTICS)[number]

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

/** Bands in which matches for a national team are counted: at least so many; 0 = surely none. */
export const CAPS_BANDS = [0, 1, 25, 50, 100] as const
export type CapsBand = (typeof CAPS_BANDS)[number]

/** Matches for a national team. `exact`: not as many as the next band asks for. */
export type Caps = { nation: string; atLeast: CapsBand; exact: boolean }

/** Championships and cups whose winners the sheets hold, beside the titles that each footballer has of his own. */
export const COMPETITIONS = [
  'premier_league',
  'fa_cup',
  'league_cup',
  'la_liga',
  'copa_del_rey',
  'serie_a',
  'coppa_italia',
  'bundesliga',
  'dfb_pokal',
  'ligue_1',
  'coupe_de_france',
  'coupe_de_la_ligue',
  'libertadores',
  'club_world_cup',
] as const
export type Competition = (typeof COMPETITIONS)[number]

/** A championship or cup won with a club, in the year in which it was decided. */
export type Win = { competition: Competition; year: number; club: string }

/** Names as the languages have them. */
export type Names = { en: string; fr: string; es: string }

/** Tournaments whose squads the sheets hold. */
export const TOURNAMENTS = ['wc2006', 'wc2010', 'wc2014', 'wc2018', 'wc2022'] as const
export type Tournament = (typeof TOURNAMENTS)[number]

export const TITLES = [
  'world_cup',
  'european_championship',
  'copa_america',
  'africa_cup',
  'champions_league',
  'europa_league',
  'ballon_dor',
] as const
export type Title = (typeof TITLES)[number]

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

export const CONFEDERATIONS = ['UEFA', 'CONMEBOL', 'CONCACAF', 'CAF', 'AFC', 'OFC'] as const
export type Confederation = (typeof CONFEDERATIONS)[number]

export type Country = {
  code: string
  /** Three letters as scoreboards write them: ENG, URU. */
  short: string
  /** Name of the flag's file. */
  flag: string
  confederation: Confederation | null
  names: Names
}

/** What a row, a column or a card of Tic Tac Toe and Bingo asks for. */
export type Criterion =
  /** He was in its first team; a loan counts. */
  | { kind: 'club'; club: string }
  /** He was in both. */
  | { kind: 'clubs'; clubs: readonly [string, string] }
  /** He plays or played for its national team, or would. */
  | { kind: 'nation'; nation: string }
  /** He had a match for its national team. */
  | { kind: 'capped'; nation: string }
  /** So many matches at least for national teams. */
  | { kind: 'caps'; atLeast: CapsBand }
  /** He plays there now. */
  | { kind: 'league'; league: LeagueId }
  /** He played there some day. */
  | { kind: 'leagueEver'; league: LeagueId }
  | { kind: 'role'; role: Role }
  | { kind: 'title'; title: Title }
  /** A championship or cup, with whatever club. */
  | { kind: 'competition'; competition: Competition }
  | { kind: 'competitionWith'; competition: Competition; club: string }
  | { kind: 'squad'; tournament: Tournament }
  /** Born in the ten years from this one on. */
  | { kind: 'decade'; decade: number }
  /** The confederation of his nation. */
  | { kind: 'confederation'; confederation: Confederation }

export type CriterionKind = Criterion['kind']

/** What a row or a column of Tic Tac Toe may ask for. */
export type GridCriterion = Extract<Criterion, { kind: 'club' | 'nation' | 'leagueEver' | 'role' | 'title' }>

/** `unknown`: the facts prove neither side; such a guess costs nothing. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** How well known those are whom a game asks for. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
