/** What the server tells once a board is over: how many grounds there are to collect. */
export type Facts = { grounds: number }
