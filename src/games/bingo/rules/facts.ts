/** Facts sent once a run is over. */
export type Facts = {
  /** For each cell that stayed open three players who meet it, best known first; empty for filled cells. */
  valid: { id: string; name: string }[][]
}
