import type { RANKED } from '#games/catalogue.ts'

/** As the catalogue calls it, which is too heavy for a first view. */
export const MODE: typeof RANKED = 'ranked'
