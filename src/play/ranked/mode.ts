import type { GameId } from '#core/games.ts'
import type { RANKED } from '#games/catalogue.ts'

/** As the catalogue calls it, which is too heavy for a first view. */
export const MODE: typeof RANKED = 'ranked'

/** Where a browser remembers which of its runs is on. */
export const openKey = (game: GameId): string => `${game}-ranked`
