/** With fewer runs a percentage is mostly chance. */
const MIN_RUNS = 20

export type ModeRun = { mode: string; won: boolean; score: number }

/**
 * Figures of a mode card. Where fewer is better, a lost run has no figure; an endless run counts by its length. `best`
 * is null without one, `percent` of so few that it says nothing.
 */
export function figuresOf(runs: readonly Omit<ModeRun, 'mode'>[], better: string | undefined) {
  const won = runs.filter((run) => run.won)
  const scores = (better === 'low' ? won : runs.filter(({ score }) => score > 0)).map(({ score }) => score)
  return {
    best: scores.length === 0 ? null : better === 'low' ? Math.min(...scores) : Math.max(...scores),
    percent: runs.length < MIN_RUNS ? null : Math.round((100 * won.length) / runs.length),
  }
}
