import { game } from '../play/game.ts'

/** Three clubs without years. */
export const hard: typeof game = { ...game, paths: { ...game.paths, practice: '/career-path/hard' } }
