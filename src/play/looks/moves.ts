import type { LooksView } from './looks.ts'

/** Whether somebody has done anything with the picture that is asked. */
export const hasBegun = ({ look, tried, inWords }: Pick<LooksView, 'look' | 'tried' | 'inWords'>): boolean =>
  look > 0 || tried.length > 0 || inWords

/** Whether a run went on by what was sent: a name was taken, a look was turned. `named`: whom a guess was about. */
export const tookMove = (type: string, named: string | null, before: LooksView, now: LooksView): boolean =>
  now.at > before.at || (named === null ? type !== 'step' || now.look > before.look : now.tried.at(-1)?.id === named)
