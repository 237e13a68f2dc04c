/** Cells on the home page's still for first-time visitors: keys of the game's own words, as on its first screen. */
export const STILL_CELLS = ['club', 'nation', 'league', 'role', 'age'] as const
