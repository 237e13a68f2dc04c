import { ALONE, RARITY, type Outcome } from '#games/outcome.ts'
import { type State, pointLines } from './engine.ts'
import { linesOf } from './lines.ts'
import { isAlone, raritySum } from './rarity.ts'

/**
 * Result of a finished run. A line wins; the score counts right cells; tags hold rarity and names that nobody else
 * gave.
 */
export function outcomeOf({ cells, guesses, gaveUp }: State): Outcome {
  const placed = cells.flatMap((cell) => cell ?? [])
  const alone = placed.filter(isAlone).length
  return {
    won: linesOf((cell) => cells[cell] !== null).length > 0,
    score: placed.length,
    lines: pointLines(cells),
    n: guesses.length + (gaveUp ? 1 : 0),
    tags: [...(gaveUp ? ['gave-up'] : []), `${RARITY}${raritySum(cells)}`, ...(alone > 0 ? [`${ALONE}${alone}`] : [])],
    items: placed.map(({ id }) => id),
  }
}
