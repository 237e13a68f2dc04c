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

/** `year`: edition of a tournament, year of a European final. */
export type Honour = { title: Title; year: number }

/** Championships and cups with recorded winners, besides the titles of each footballer. */
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

/** A championship or cup won with a club, in the year it was decided. */
export type Win = { competition: Competition; year: number; club: string }

/** Tournaments with recorded squads. */
export const TOURNAMENTS = ['wc2006', 'wc2010', 'wc2014', 'wc2018', 'wc2022'] as const
export type Tournament = (typeof TOURNAMENTS)[number]

/** Bands of caps, as minimums; 0 = certainly none. */
export const CAPS_BANDS = [0, 1, 25, 50, 100] as const
export type CapsBand = (typeof CAPS_BANDS)[number]

/** Caps for a national team. `exact`: below the next band. */
export type Caps = { nation: string; atLeast: CapsBand; exact: boolean }
