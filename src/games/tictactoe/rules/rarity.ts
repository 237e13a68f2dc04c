/** Weight of the prior, in answers (docs/games/tictactoe.md). */
const PRIOR_WEIGHT = 20
/** From so many answers in a cell on its shares are told as counted. */
export const LEAST_COUNTED = 50
/** An open cell, and one whose guess was wrong. */
const OPEN = 100
/** The most that rarity earns. */
export const MOST_RARE = 19

/** How likely a name comes to mind, doubled by each step of fame; the second tier's is 0. */
const weightOf = (fame: number): number => 2 ** (fame - 1)

/** Of the answers of a cell by their fame: which share each gets before anybody has answered. */
export function priorOf(fames: readonly number[]): number[] {
  const weights = fames.map(weightOf)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The share of one answer among `of` that were counted, drawn towards its prior by twenty more. */
export const shareOf = (plays: number, of: number, prior: number): number =>
  (plays + PRIOR_WEIGHT * prior) / (of + PRIOR_WEIGHT)

/** Of fifty and more nobody else said the same; `same`: how many of the `of` that were counted before did. */
export const isAlone = ({ of, same }: { of: number; same: number }): boolean => of >= LEAST_COUNTED && same === 0

type Shares = readonly ({ share: number } | null)[]

/** The sum over nine cells, 0 to 900: lower is rarer. */
export const raritySum = (cells: Shares): number =>
  cells.reduce((sum, cell) => sum + (cell ? Math.round(100 * cell.share) : OPEN), 0)

/** What rarity earns: 19 for nine answers that nobody else gave. */
export const rarityPoints = (cells: Shares): number =>
  Math.round((MOST_RARE * cells.reduce((sum, cell) => sum + (cell ? 1 - cell.share : 0), 0)) / cells.length)
