/** Weight of the estimate, in answers (docs/games/tictactoe.md). */
const PRIOR_WEIGHT = 20
/** Answers per cell from which its shares are shown as counted. */
export const LEAST_COUNTED = 50
/** Rarity of an open or wrong cell. */
const OPEN = 100
/** Maximum points for rarity. */
export const MOST_RARE = 19

/** Likelihood of a name, doubled by each grade of fame; 0 for the second tier. */
const weightOf = (fame: number): number => 2 ** (fame - 1)

/** Estimated share of each answer of a cell by fame, before anybody has answered. */
export function priorOf(fames: readonly number[]): number[] {
  const weights = fames.map(weightOf)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Share of one answer among `of` counted ones, weighted with its estimate as twenty more. */
export const shareOf = (plays: number, of: number, prior: number): number =>
  (plays + PRIOR_WEIGHT * prior) / (of + PRIOR_WEIGHT)

/** True when none of at least fifty others gave the same name; `same`: how many of the `of` earlier answers did. */
export const isAlone = ({ of, same }: { of: number; same: number }): boolean => of >= LEAST_COUNTED && same === 0

type Shares = readonly ({ share: number } | null)[]

/** Sum over nine cells, 0 to 900; lower is rarer. */
export const raritySum = (cells: Shares): number =>
  cells.reduce((sum, cell) => sum + (cell ? Math.round(100 * cell.share) : OPEN), 0)

/** Points for rarity: 19 for nine answers that nobody else gave. */
export const rarityPoints = (cells: Shares): number =>
  Math.round((MOST_RARE * cells.reduce((sum, cell) => sum + (cell ? 1 - cell.share : 0), 0)) / cells.length)
