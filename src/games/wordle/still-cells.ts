/** The cells that a stranger's still shows at home: keys of the game's own words, as on its first screen. */
export const STILL_CELLS = ['club', 'nation', 'league', 'role', 'age'] as const
