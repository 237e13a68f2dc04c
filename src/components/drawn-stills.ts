import type { GameId } from '#core/games.ts'

/** Games whose first screen StillArt.astro draws. */
export const DRAWN = ['higherlower', 'statistics', 'career-path', 'age', 'blur', 'stadiums', 'split'] as const

export const isDrawn = (game: GameId): game is (typeof DRAWN)[number] => DRAWN.some((drawn) => drawn === game)
