/** Revealed after a run. */
export type Facts = {
  /** Right answers by cell with their share of all answers (0 to 1), most frequent first. */
  answers: { id: string; share: number }[][]
  /** Answers counted per cell; all 0 in practice. */
  counted: number[]
}
