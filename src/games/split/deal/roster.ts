import type { Day } from '#core/days.ts'
import { LEAST_DRAWN } from '#core/practice-leagues.ts'
import { weekday } from '#core/weekday.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { FAME_TIERS, splitPool } from '#data/pools.ts'
import { LEAST } from '#data/pools/state.ts'
import type { Footballer } from '#data/types.ts'
import { untaken } from '#games/deal-apart.ts'
import { partsOf } from '#games/deal-spread.ts'
import { ofLeagues, oncePerChoice, type Leagues } from '#games/league-pools.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { isRecognisable, dressOf, THIRDS } from '#pictures/thirds.ts'
import type { Casting } from './deal.ts'
import type { Level } from '../rules/terms.ts'

const POOL = splitPool(FOOTBALLERS, PORTRAITS)
/** Best known first. */
const ALL = Object.values(POOL).flat()

/** Pool of a level, for the server; null while a tier is too small for one of its places. */
export const castingOf = (level: Level): Casting | null => CASTINGS[level]

/** Pool of a level of practice, only from some leagues, cut into tiers of equal size. Null when it is too small. */
export const castingFrom = (level: Level, leagues: Leagues | undefined): Casting | null =>
  leagues ? CASTINGS_FROM[level](leagues) : castingOf(level)

/** Size of a level's pool. */
export const countOf = (level: Level): number => idsOf(level).size

/** Level per weekday: the weekend hides the shirts. */
const LEVEL_ON: OfTheWeek<Level> = ['normal', 'normal', 'normal', 'normal', 'normal', 'hard', 'hard']

export const levelOn = (day: Day): Level => onDay(LEVEL_ON, day)

/** Part of the pool (best known first) that each weekday uses. */
const PART_ON: OfTheWeek<readonly [from: number, to: number]> = [
  [0, 0.25],
  [0, 0.4],
  [0.15, 0.6],
  [0.3, 0.8],
  [0.45, 1],
  [0.3, 1],
  [0.4, 1],
]

/** Faces of a daily without the `taken` names. The weekday's part of the pool is cut into tiers of equal size. */
export function castingOn(day: Day, taken: ReadonlySet<string>): Casting | null {
  const casting = castingOfDay(day)
  return casting && { ...casting, tiers: casting.tiers.map((tier) => tier.map((place) => untaken(place, taken))) }
}

function castingOfDay(day: Day): Casting | null {
  const known = castings.get(weekday(day))
  if (known !== undefined) return known
  const [from, to] = onDay(PART_ON, day).map((share) => Math.round(share * ALL.length))
  const casting = castingIn(partsOf(ALL.slice(from, to), FAME_TIERS.length), levelOn(day))
  castings.set(weekday(day), casting)
  return casting
}

const castings = new Map<number, Casting | null>()

const CASTINGS: Record<Level, Casting | null> = {
  normal: castingIn(Object.values(POOL), 'normal'),
  hard: castingIn(Object.values(POOL), 'hard'),
}

/** Minimum of footballers per tier and place that a choice of leagues must leave. */
const LEAST_AT_A_PLACE = 3

const castingOfLeagues = (level: Level) => (leagues: Leagues) =>
  castingIn(partsOf(ofLeagues(ALL, leagues, LEAST_DRAWN), FAME_TIERS.length), level, LEAST_AT_A_PLACE)

const CASTINGS_FROM: Record<Level, (leagues: Leagues) => Casting | null> = {
  normal: oncePerChoice(castingOfLeagues('normal')),
  hard: oncePerChoice(castingOfLeagues('hard')),
}

/** Null when a place of a tier has fewer than `least`. */
function castingIn(
  parts: readonly (readonly Footballer[])[],
  level: Level,
  least: number = LEAST.tierFaces,
): Casting | null {
  const tiers = parts.map((tier) => THIRDS.map((third) => tier.filter(({ id }) => isRecognisable(id, third, level))))
  if (tiers.flat().some(({ length }) => length < least)) return null
  return { tiers, look: dressOf, inShirts: level === 'normal' }
}

const idsOf = (level: Level): Set<string> => new Set(CASTINGS[level]?.tiers.flat(2).map(({ id }: Footballer) => id))
