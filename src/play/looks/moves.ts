import type { LooksView } from './looks.ts'

/** True once the player has acted on the current picture. */
export const hasBegun = ({ look, tried, inWords }: Pick<LooksView, 'look' | 'tried' | 'inWords'>): boolean =>
  look > 0 || tried.length > 0 || inWords

/**
 * True when the sent action took effect: the name was accepted, or the step opened. `named`: the guessed id, null for
 * other actions.
 */
export const tookMove = (type: string, named: string | null, before: LooksView, now: LooksView): boolean =>
  now.at > before.at || (named === null ? type !== 'step' || now.look > before.look : now.tried.at(-1)?.id === named)
