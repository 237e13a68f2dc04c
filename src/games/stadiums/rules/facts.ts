/** Facts sent once a board is over: the number of grounds to collect. */
export type Facts = { grounds: number }
