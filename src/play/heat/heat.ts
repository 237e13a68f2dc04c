/** Distance of an answer: 0 is exact, 5 is five steps or more. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5

/** `off`: distance in the game's own steps, such as years. */
export const heatOf = (off: number): Heat => Math.min(5, Math.abs(off)) as Heat
