import type { Estimate, Footballer, LeagueId } from '../types.ts'
import { bestKnown } from './difficulty.ts'

type Candidate = Pick<Footballer, 'id' | 'fame' | 'league'>
export type Valued<Someone extends Candidate = Footballer> = { footballer: Someone; value: Estimate }

/** Minimum ratio of two estimates, which are not exact. */
export const LEAST_RATIO = 1.12

/** Minimum fame; fans of a league know more of its players. */
const FAME = { everywhere: 3, ofALeague: 2 } as const

/** Sufficiently known footballers with a current estimate, highest first; practice can be limited to one league. */
export function valuePool<Someone extends Candidate>(
  footballers: readonly Someone[],
  values: ReadonlyMap<string, { current: Estimate | null }>,
  league?: LeagueId | null,
): Valued<Someone>[] {
  const least = league ? FAME.ofALeague : FAME.everywhere
  return footballers
    .filter((footballer) => footballer.fame >= least && (!league || footballer.league === league))
    .flatMap((footballer) => {
      const value = values.get(footballer.id)?.current
      return value ? [{ footballer, value }] : []
    })
    .sort((one, other) => other.value.euros - one.value.euros)
}

/** The daily uses the best known; `footballers` in the order of the facts. */
const TODAY_SIZE = 250

export function dailyValuePool<Someone extends Candidate>(
  footballers: readonly Someone[],
  values: ReadonlyMap<string, { current: Estimate | null }>,
): Valued<Someone>[] {
  const valued = footballers.filter(({ id }) => values.get(id)?.current)
  return valuePool(bestKnown(valued, TODAY_SIZE), values)
}

/** Ratio of the higher figure to the lower; Infinity when the lower is 0. */
export const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other)

export const areFarEnough = (one: Pick<Valued, 'value'>, other: Pick<Valued, 'value'>): boolean =>
  ratioOf(one.value.euros, other.value.euros) >= LEAST_RATIO
