const FIRST_LEVEL_POINTS = 100
const GROWTH_NUMERATOR = 6 // 1.2 as 6/5: integers cannot drift
const GROWTH_DENOMINATOR = 5
const MAX_LEVEL_POINTS = 1000

/** `earned` of `needed` points of the level being filled; `level` starts at 1. */
export type LevelProgress = { level: number; earned: number; needed: number }

/** A level asks for a fifth more than the one before it, up to the cap. */
const next = (needed: number): number =>
  Math.min(MAX_LEVEL_POINTS, Math.floor((needed * GROWTH_NUMERATOR) / GROWTH_DENOMINATOR))

/** Points that one level asks for, once the level before it is done (specification, 9). */
export function pointsNeeded(level: number): number {
  let needed = FIRST_LEVEL_POINTS
  for (let reached = 1; reached < level && needed < MAX_LEVEL_POINTS; reached++) needed = next(needed)
  return needed
}

/** Where a total of points stands; 0, negative and broken numbers are level 1. */
export function levelProgress(points: number): LevelProgress {
  let level = 1
  let needed = FIRST_LEVEL_POINTS
  let earned = points > 0 && points < Infinity ? Math.floor(points) : 0
  while (earned >= needed && needed < MAX_LEVEL_POINTS) {
    earned -= needed
    needed = next(needed)
    level++
  }
  // From the first capped level on, all levels are the same size: no need to walk. Before it nothing is left over.
  const capped = Math.floor(earned / needed)
  return { level: level + capped, earned: earned - capped * needed, needed }
}
