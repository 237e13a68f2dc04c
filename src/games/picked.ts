/**
 * The answer to a question shared by all players, and the right one. `picked` is null without an answer, `right` when
 * several are right.
 */
export type Picked = { picked: string | null; right: string | null }

/** Number of plays that gave an answer to a question. */
export type PickCount = { question: number; choice: string; plays: number }

/** The question of a day, from 0, that most players missed, and the percentage who missed it. */
export type Hardest = { question: number; missed: number }

/** Minimum of answers: a percentage of fewer is mostly chance. */
const MIN_AGREED = 20

/** Percentage who gave an answer; null when fewer than `least` answered. */
export function shareOf(
  counts: readonly PickCount[],
  question: number,
  is: (choice: string) => boolean,
  least = MIN_AGREED,
): number | null {
  const given = counts.filter((count) => count.question === question)
  const sum = (rows: readonly PickCount[]) => rows.reduce((total, { plays }) => total + plays, 0)
  const all = sum(given)
  return all < least ? null : Math.round((100 * sum(given.filter(({ choice }) => is(choice)))) / all)
}

const FOUND = 'found'

/**
 * Result for each item that a run has to find. Use it only after the end, because a share would reveal which one is
 * hard.
 */
export const foundPicks = (isFound: readonly boolean[]): Picked[] =>
  isFound.map((found) => ({ picked: found ? FOUND : 'missed', right: null }))

/** Percentage who found each of the `of` items, counted from `foundPicks`; null when too few played. */
export const foundShares = (counts: readonly PickCount[], of: number): (number | null)[] =>
  Array.from({ length: of }, (_, at) => shareOf(counts, at, (choice) => choice === FOUND))
