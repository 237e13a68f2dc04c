import { total, type PointLine } from '#core/points.ts'

/** What a finished run was worth, before the bonuses of the day: the same in browser, server and room. */
export type Outcome = {
  won: boolean
  /** The game's own figure, such as the guess that solved a Wordle (0 = not solved). */
  score: number
  /** Add up to the points of the run; empty when nothing was right. */
  lines: PointLine[]
  /** Actions taken. */
  n: number
  tags: string[]
  /** Ids of what was named or filled right, at most 16; absent in games that collect nothing. */
  items?: string[]
}

/** The lines with what the hints took, `each` points a hint: never more than was earned. */
export function withHints(earned: readonly PointLine[], hints: number, each: number): PointLine[] {
  const most = total(earned)
  if (hints === 0 || most === 0) return [...earned]
  return [...earned, { key: 'hints', points: -Math.min(most, hints * each), count: hints }]
}

/** Of a whole run's tag, before the tenths of its mean distance. */
export const MEAN_OFF = 'off:'

/** `off:18` for a run whose answers were 1.8 off on average. */
export const distanceTag = (mean: number): string => `${MEAN_OFF}${Math.round(10 * mean)}`

/** Of a grid's tag, before the sum of its shares: 0 to 900, the lower, the rarer. */
export const RARITY = 'rarity:'

/** Of a grid's tag, before how many of its names nobody else in the world had given by then. */
export const ALONE = 'alone:'

/** Tag of a run of Split with all three named and no miss: a hat-trick. */
export const CLEAN = 'clean'

/** The number after the prefix in each of the tags that have it. */
export const taggedIn = (tags: readonly string[], prefix: string): number[] =>
  tags.flatMap((tag) => (tag.startsWith(prefix) ? Number(tag.slice(prefix.length)) : []))

/** The tags that every game has. */
export const tagsOf = ({ hints, gaveUp }: { hints: number; gaveUp: boolean }): string[] => [
  ...(hints > 0 ? ['hint'] : []),
  ...(gaveUp ? ['gave-up'] : []),
]

/**
 * A line for each key in its order, `rate` points for a mark, rounded so that together they are what all marks are worth.
 */
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
