import type { LooksView } from './looks.ts'

/** Whether somebody has done anything with the picture that is asked. */
export const hasBegun = ({ look, tried, inWords }: Pick<LooksView, 'look' | 'tried' | 'inWords'>): boolean =>
  look > 0 || tried.length > 0 || inWords

/** Whether a run went on by what was sent: a name was taken, a look was turned. `named`: whom a guess was about. */
export function tookMove(type: string, named: string | null, before: LooksView, now: LooksView): boolean {
  if (named !== null) return now.at > before.at ? now.done[before.at] !== undefined : now.tried.at(-1)?.id === named
  return type !== 'step' || now.at > before.at || now.look > before.look
}
