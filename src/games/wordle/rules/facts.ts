/** What the server tells once a daily is over: how many answers were possible at the start and after each guess. */
export type Facts = { left: number[] }
