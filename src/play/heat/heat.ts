/** How far off an answer was: 0 is right, 5 is five steps or more. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5

/** `off` on either side, in the game's own steps, such as years. */
export const heatOf = (off: number): Heat => Math.min(5, Math.abs(off)) as Heat
