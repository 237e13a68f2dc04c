import { game } from '../play/game.tsx'

/** Hard mode: three clubs without years. */
export const hard: typeof game = { ...game, paths: { ...game.paths, practice: '/career-path/hard' } }
