/** What the server tells once a run is over. */
export type Facts = {
  /** How many of those whose careers were read were at all clubs of the first row, of the first two ... */
  left: number[]
}
