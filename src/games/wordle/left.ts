import { sameTiles, tilesOf, type Clue, type Row, type State } from './engine/index.ts'

/** How many of the pool fitted everything shown: before the first guess, then after each row. For after the end. */
export function playersLeft(state: State, pool: readonly Clue[]): number[] {
  let left = pool
  const counts = state.rows.map((row) => {
    left = left.filter((candidate) => fits(candidate, row, state))
    return left.length
  })
  return [pool.length, ...counts]
}

/** True when the row would look the same if the candidate were the one to find. */
export function fits(candidate: Clue, { guess, tiles }: Row, state: State): boolean {
  const isGuess = candidate.id === guess.id
  const solved = guess.id === state.answer.id
  if (isGuess || solved) return isGuess && solved
  return sameTiles(tiles, tilesOf(guess, candidate, state))
}
