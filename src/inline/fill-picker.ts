import { all } from './fill.ts'
import type { Progress } from './progress.ts'

/** A percentage of fewer runs says more about chance than about the player. */
const MIN_RUNS = 20

type Run = { mode: string; won: boolean; score: number }

/**
 * What a card says of the runs of its modes. Where fewer is better, a lost run has no figure; a long run is one whatever
 * it was worth. `best` is null without one, `percent` of so few that it says nothing.
 */
export function figuresOf(runs: readonly Omit<Run, 'mode'>[], better: string | undefined) {
  const won = runs.filter((run) => run.won)
  const scores = (better === 'low' ? won : runs.filter(({ score }) => score > 0)).map(({ score }) => score)
  return {
    best: scores.length === 0 ? null : better === 'low' ? Math.min(...scores) : Math.max(...scores),
    percent: runs.length < MIN_RUNS ? null : Math.round((100 * won.length) / runs.length),
  }
}

/** Best run and share of won ones on the cards of the modes; a chip without a figure stays hidden. */
export function fillPicker({ statistics }: Progress) {
  for (const card of all('[data-modes]')) {
    const { game, modes, better } = card.dataset
    const known = statistics[game!]
    const runs = (Array.isArray(known) ? (known as Run[]) : []).filter((run) => modes!.split(' ').includes(run?.mode))
    const { best, percent } = figuresOf(runs, better)
    show(card, 'best', best !== null, { count: best ?? 0 })
    show(card, 'rate', percent !== null, { percent: percent ?? 0, count: runs.length })
  }
}

function show(card: HTMLElement, name: string, isKnown: boolean, values: Record<string, number>) {
  for (const chip of card.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    chip.hidden = !isKnown
    chip.textContent = chip.dataset[name]!.replace(/{(\w+)}/g, (_, hole) => `${values[hole]}`)
  }
}
