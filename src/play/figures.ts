import type { ResultRecord } from '#contracts/results.ts'

/** What a player's own panel shows; `average` over the solved ones, null without any. */
export type Figures = { solvedPercent: number | null; average: number | null }

export function figuresOf(records: readonly ResultRecord[]): Figures {
  const solved = records.filter(({ won }) => won)
  if (records.length === 0) return { solvedPercent: null, average: null }
  const sum = solved.reduce((total, { score }) => total + score, 0)
  return {
    solvedPercent: Math.round((100 * solved.length) / records.length),
    average: solved.length === 0 ? null : Math.round((10 * sum) / solved.length) / 10,
  }
}
