/** Revealed after a daily: the number of possible answers at the start and after each guess. */
export type Facts = { left: number[] }
