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

/** Tournaments whose squads the sheets hold. */
export const TOURNAMENTS = ['wc2006', 'wc2010', 'wc2014', 'wc2018', 'wc2022'] as const
export type Tournament = (typeof TOURNAMENTS)[number]

/** Bands in which matches for a national team are counted: at least so many; 0 = surely none. */
export const CAPS_BANDS = [0, 1, 25, 50, 100] as const
export type CapsBand = (typeof CAPS_BANDS)[number]

/** Matches for a national team. `exact`: not as many as the next band asks for. */
export type Caps = { nation: string; atLeast: CapsBand; exact: boolean }
