/** What is told once a run is over. */
export type Facts = {
  /** Of every cell whoever is right there with the share of all answers (0 to 1), the most frequent first. */
  answers: { id: string; share: number }[][]
  /** How many answered each cell so far; all 0 in practice. */
  counted: number[]
}
