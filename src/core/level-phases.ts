import { levelProgress, pointsNeeded } from './levels.ts'

/** A movement of the level bar: from `start` to `end` of the `needed` points of `level`. */
export type LevelPhase = { level: number; start: number; end: number; needed: number }

/**
 * Phases of the level bar when a total grows: one within a level; on level-up to full, then each further level from
 * zero, the last one to its new value.
 */
export function levelPhases(from: number, to: number): LevelPhase[] {
  const first = levelProgress(from)
  const last = levelProgress(to)
  return Array.from({ length: last.level - first.level + 1 }, (_, index) => {
    const level = first.level + index
    const needed = pointsNeeded(level)
    return {
      level,
      needed,
      start: level === first.level ? first.earned : 0,
      end: level === last.level ? last.earned : needed,
    }
  })
}
