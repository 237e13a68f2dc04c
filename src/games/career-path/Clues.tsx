import type { Clue } from './engine/index.ts'
import { clueSays, type Words } from './says.ts'

/** What the clues have told: "Argentina · centre forward". */
export const Clues = ({ clues, ...words }: Words & { clues: readonly Clue[] }) =>
  clues.map((clue) => clueSays(clue, words)).join(' · ')
