import type { Estimate, Footballer, LeagueId } from '../types.ts'
import { isKnownEnough } from './difficulty.ts'

export type HigherLowerMode = 'normal' | 'ranked' | 'today'

export type Valued = { footballer: Footballer; value: Estimate }

/** Estimates are no measurement: who is nearer than this is not asked about. */
export const LEAST_RATIO = 1.12

/** Who has a current estimate, the dearest first; `league` narrows normal down, ranked and today leave out the little known. */
export function valuePool(
  mode: HigherLowerMode,
  footballers: readonly Footballer[],
  values: ReadonlyMap<string, { current: Estimate | null }>,
  league?: LeagueId,
): Valued[] {
  return footballers
    .filter((footballer) => mode === 'normal' || isKnownEnough('normal')(footballer))
    .filter((footballer) => league === undefined || footballer.league === league)
    .flatMap((footballer) => {
      const value = values.get(footballer.id)?.current
      return value ? [{ footballer, value }] : []
    })
    .sort((one, other) => other.value.euros - one.value.euros)
}

/** How often the higher figure holds the lower; Infinity when the lower is 0. */
export const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other)

export const areFarEnough = (one: Valued, other: Valued): boolean =>
  ratioOf(one.value.euros, other.value.euros) >= LEAST_RATIO
