import type { Side } from '../../rules/match.ts'
import type { GameView } from '../race/state.ts'

/** Which side a seat of the match plays. */
export const sideOfSeat = ({ sides }: Pick<GameView, 'sides'>, seat: number): Side => (seat === sides[0] ? 0 : 1)
