const FIRST_LEVEL_POINTS = 100
const GROWTH_NUMERATOR = 6 // 1.2 as 6/5: integers do not drift
const GROWTH_DENOMINATOR = 5
const MAX_LEVEL_POINTS = 1000

/** `earned` of `needed` points of the current level; `level` starts at 1. */
export type LevelProgress = { level: number; earned: number; needed: number }

/** Each level needs a fifth more than the one before, up to the cap. */
const next = (needed: number): number =>
  Math.min(MAX_LEVEL_POINTS, Math.floor((needed * GROWTH_NUMERATOR) / GROWTH_DENOMINATOR))

/** Points that a level needs. */
export function pointsNeeded(level: number): number {
  let needed = FIRST_LEVEL_POINTS
  for (let reached = 1; reached < level && needed < MAX_LEVEL_POINTS; reached++) needed = next(needed)
  return needed
}

/** Level progress of a total; 0, negative and invalid numbers are level 1. */
export function levelProgress(points: number): LevelProgress {
  let level = 1
  let needed = FIRST_LEVEL_POINTS
  let earned = points > 0 && points < Infinity ? Math.floor(points) : 0
  while (earned >= needed && needed < MAX_LEVEL_POINTS) {
    earned -= needed
    needed = next(needed)
    level++
  }
  // Levels beyond the first capped one have equal size, so the remainder is a division.
  const capped = Math.floor(earned / needed)
  return { level: level + capped, earned: earned - capped * needed, needed }
}
