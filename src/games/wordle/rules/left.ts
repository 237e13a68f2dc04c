import { sameTiles, tilesOf, type Clue, type Row, type State } from './engine.ts'

/** Number of possible answers in the pool: before the first guess, then after each row. For use after the end. */
export function playersLeft(state: State, pool: readonly Clue[]): number[] {
  // Adds the answer of an older day that a data update removed from the pool.
  let left = pool.some(({ id }) => id === state.answer.id) ? pool : [...pool, state.answer]
  const start = left.length
  const counts = state.rows.map((row) => {
    left = left.filter((candidate) => fits(candidate, row, state))
    return left.length
  })
  return [start, ...counts]
}

/** True when the row would look the same with the candidate as the answer. */
export function fits(candidate: Clue, { guess, tiles }: Row, state: State): boolean {
  const isGuess = candidate.id === guess.id
  const solved = guess.id === state.answer.id
  if (isGuess || solved) return isGuess && solved
  return sameTiles(tiles, tilesOf(guess, candidate, state))
}
