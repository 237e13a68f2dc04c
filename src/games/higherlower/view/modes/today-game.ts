import { game } from '../play/game.ts'
import { TenTally } from '../play/TenTally.tsx'

/** Ten pairs, the same for every player. */
export const today = { ...game, Tally: TenTally }
