import { game } from '../play/game.ts'
import { TenTally } from '../play/TenTally.tsx'

/** Ten pairs, the same for everybody. */
export const today = { ...game, Tally: TenTally }
