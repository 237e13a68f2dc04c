/** Facts that the server sends once a run is over. */
export type Facts = {
  /** Footballers with a known career who match the first row, the first two rows, and so on. */
  left: number[]
}
