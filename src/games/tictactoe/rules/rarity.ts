/** Weight of the estimate, in answers (docs/games/tictactoe.md). */
const PRIOR_WEIGHT = 20
/** Minimum of answers per cell for its shares to be shown as counted. */
export const LEAST_COUNTED = 50
/** Rarity of an open or wrong cell. */
const OPEN_RARITY = 100
/** Maximum points for rarity. */
export const MOST_RARE = 19

/** Weight of a name: doubles with each grade of fame. */
const weightOf = (fame: number): number => 2 ** (fame - 1)

/** Estimated share of each answer of a cell, by fame. */
export function priorOf(fames: readonly number[]): number[] {
  const weights = fames.map(weightOf)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Share of one answer among `of` counted answers, with its estimate weighted like twenty more answers. */
export const shareOf = (plays: number, of: number, prior: number): number =>
  (plays + PRIOR_WEIGHT * prior) / (of + PRIOR_WEIGHT)

/**
 * True when none of at least fifty earlier answers has the same name; `same`: number of the `of` earlier answers that
 * have it.
 */
export const isAlone = ({ of, same }: { of: number; same: number }): boolean => of >= LEAST_COUNTED && same === 0

type Shares = readonly ({ share: number } | null)[]

/** Sum over nine cells, 0 to 900; lower is rarer. */
export const raritySum = (cells: Shares): number =>
  cells.reduce((sum, cell) => sum + (cell ? Math.round(100 * cell.share) : OPEN_RARITY), 0)

/** Points for rarity: 19 for nine answers that nobody else gave. */
export const rarityPoints = (cells: Shares): number =>
  Math.round((MOST_RARE * cells.reduce((sum, cell) => sum + (cell ? 1 - cell.share : 0), 0)) / cells.length)
