import type { Footballer } from '#data/types.ts'

/** Levels of each practice, the default first. */
export const LEVELS = { classic: ['stars', 'known', 'everyone'], hard: ['fans', 'experts', 'scouts'] } as const

export type PracticeMode = keyof typeof LEVELS
export type Level = (typeof LEVELS)[PracticeMode][number]

/** True for a level of the mode. */
export const isLevelOf = (mode: PracticeMode, level: string): level is Level =>
  LEVELS[mode].some((known) => known === level)

/** Range of fame of the possible answers per level. */
const FAME: Record<Level, { least: number; most: number }> = {
  stars: { least: 4, most: 5 },
  known: { least: 3, most: 5 },
  everyone: { least: 1, most: 5 },
  fans: { least: 3, most: 3 },
  experts: { least: 2, most: 2 },
  scouts: { least: 1, most: 1 },
}

export const isOfLevel =
  (level: Level) =>
  ({ fame }: Pick<Footballer, 'fame'>): boolean =>
    fame >= FAME[level].least && fame <= FAME[level].most
