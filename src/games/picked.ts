/** What was answered to a question that everybody has, and what is right. Null: nothing; many answers are. */
export type Picked = { picked: string | null; right: string | null }

/** How often an answer to a question was given, of all who are counted. */
export type PickCount = { question: number; choice: string; plays: number }

/** The question of a day, from 0, that most people missed, and how many percent. */
export type Hardest = { question: number; missed: number }

/** Of fewer, a percentage says more about chance than about the question. */
const MIN_AGREED = 20

/** How many percent answered a question so; null below `least` who answered it at all. */
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
