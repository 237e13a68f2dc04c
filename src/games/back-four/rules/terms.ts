// Constants outside the engine, because pages show them before they load the engine.

/** Groups of a board, and tiles of a group. */
export const GROUPS = 4
export const GROUP_SIZE = 4
export const TILES = GROUPS * GROUP_SIZE

/** Kits of the groups, from the easiest to the hardest. */
export const KITS = ['a', 'b', 'c', 'd'] as const
/** Place of a group in `KITS`. */
export type Kit = 0 | 1 | 2 | 3
export const ALL_KITS: readonly Kit[] = [0, 1, 2, 3]

/** The fourth mistake loses. */
export const MISTAKES = 4

export const GROUP_POINTS = 10
/** Points for each mistake left once all groups are found. */
export const LEFT_POINTS = 5
export const HINT_POINTS = 6

export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]
