import { FOOTBALLERS } from '#data/facts.ts'
import { FAME_TIERS, splitPool } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import type { Footballer } from '#data/types.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { isRecognisable, dressOf, THIRDS } from '#pictures/thirds.ts'
import type { Casting } from './deal.ts'
import type { Level } from '../rules/terms.ts'

const POOL = splitPool(FOOTBALLERS, PORTRAITS)

/** Pool of a level, for the server; null while a tier is too small for one of its places. */
export const castingOf = (level: Level): Casting | null => CASTINGS[level]

/** Size of a level's pool. */
export const countOf = (level: Level): number => idsOf(level).size

const CASTINGS: Record<Level, Casting | null> = { normal: casting('normal'), hard: casting('hard') }

function casting(level: Level): Casting | null {
  const tiers = FAME_TIERS.map((tier) =>
    THIRDS.map((third) => POOL[tier].filter(({ id }) => isRecognisable(id, third, level))),
  )
  if (tiers.flat().some(({ length }) => length < LEAST.tierFaces)) return null
  return { tiers, look: dressOf, inShirts: level === 'normal' }
}

const idsOf = (level: Level): Set<string> => new Set(CASTINGS[level]?.tiers.flat(2).map(({ id }: Footballer) => id))
