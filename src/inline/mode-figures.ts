export type ModeRun = { mode: string; won: boolean; score: number }

/**
 * The best score of a mode's runs; null without one. If lower is better, lost runs have no score; an endless run counts
 * by its length.
 */
export function bestOf(runs: readonly Omit<ModeRun, 'mode'>[], better: string | undefined): number | null {
  const scores = runs.filter(({ won, score }) => (better === 'low' ? won : score > 0)).map(({ score }) => score)
  if (scores.length === 0) return null
  return better === 'low' ? Math.min(...scores) : Math.max(...scores)
}
