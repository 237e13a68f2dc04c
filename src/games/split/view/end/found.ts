import type { ThirdView, View } from '../../rules/engine.ts'

/** The thirds that were found. */
export const foundIn = ({ thirds }: Pick<View, 'thirds'>): ThirdView[] => thirds.filter(({ isFound }) => isFound)

/** All three without a wrong name. */
export const isClean = ({ points }: Pick<View, 'points'>): boolean => points.clean > 0

/** Which of the names found this third, from 1; null: none did. */
export function nameOf({ tried }: Pick<View, 'tried'>, at: number): number | null {
  const nth = tried.findIndex(({ third }) => third === at)
  return nth < 0 ? null : nth + 1
}
