/** What is told once a run is over. */
export type Facts = {
  /** Of each cell that stayed open three who meet it, the best known first; of the others nobody. */
  valid: { id: string; name: string }[][]
}
