import { total, type PointLine } from '#core/points.ts'

/** Outcome of a finished run before daily bonuses: the same in browser, server and room. */
export type Outcome = {
  won: boolean
  /** The game's own figure, such as the guess that solved a Wordle (0 = not solved). */
  score: number
  /** Add up to the points of the run; empty when nothing was right. */
  lines: PointLine[]
  /** Actions taken. */
  n: number
  tags: string[]
  /** Ids of the items named or filled right, at most 16; absent in games without such items. */
  items?: string[]
}

/** Distribution of a day by score: buckets 0 to `count - 1`. */
export const scoreBars = (count: number) => ({
  count,
  of: ({ score }: Pick<Outcome, 'score'>): number => score,
  worstFirst: Array.from({ length: count }, (_, score) => score),
})

/** The lines minus `each` points per hint, never below 0 in total. */
export function withHints(earned: readonly PointLine[], hints: number, each: number): PointLine[] {
  const most = total(earned)
  if (hints === 0 || most === 0) return [...earned]
  return [...earned, { key: 'hints', points: -Math.min(most, hints * each), count: hints }]
}

/**
 * Lines of marks minus what guessing gets, then the bonus lines. Empty when the marks are not above it, so that a
 * constant or random player earns nothing.
 */
export function aboveChance(marks: readonly PointLine[], chance: number, bonus: readonly PointLine[]): PointLine[] {
  return total(marks) > chance ? [...marks, { key: 'chance', points: -chance }, ...bonus] : []
}

/** Tag prefix, followed by ten times the mean error of a run. */
export const MEAN_OFF = 'off:'

/** `off:18` for a run whose mean error was 1.8. */
export const distanceTag = (mean: number): string => `${MEAN_OFF}${Math.round(10 * mean)}`

/** Tag prefix of a grid, followed by the sum of its shares: 0 to 900; lower is rarer. */
export const RARITY = 'rarity:'

/** Tag prefix of a grid, followed by the number of its names that no other player had given by then. */
export const ALONE = 'alone:'

/** Tag of a run of Split with all three named and no miss: a hat-trick. */
export const CLEAN = 'clean'

/** The numbers after the prefix, one for each tag that has it. */
export const taggedIn = (tags: readonly string[], prefix: string): number[] =>
  tags.flatMap((tag) => (tag.startsWith(prefix) ? Number(tag.slice(prefix.length)) : []))

/** Tags common to all games. */
export const tagsOf = ({ hints, gaveUp }: { hints: number; gaveUp: boolean }): string[] => [
  ...(hints > 0 ? ['hint'] : []),
  ...(gaveUp ? ['gave-up'] : []),
]

/** One line per key, in order, `rate` points a mark, rounded so that the lines add up to the total. */
export function linesBy(marked: readonly { key: string; marks: number }[], rate: number): PointLine[] {
  let before = 0
  return [...new Set(marked.map(({ key }) => key))].map((key) => {
    const same = marked.filter((one) => one.key === key)
    const after = before + same.reduce((sum, { marks }) => sum + marks, 0)
    const points = Math.round(after * rate) - Math.round(before * rate)
    before = after
    return { key, points, count: same.length }
  })
}
